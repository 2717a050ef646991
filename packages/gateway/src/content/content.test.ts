import { readContent } from '@sabadora/content';
import { LOCALES, type ContentItem, type ContentKind } from '@sabadora/domain';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.ts';
import { createGateway } from '../server.ts';
import { ruleDatabases } from '../testing/databases.ts';
import { HOSTILE_RUNS, HOSTILE_TIMEOUT_MS } from '../testing-http/hostileRuns.ts';
import { findOneContent } from './findContent.ts';
import { importContent } from './importContent.ts';
import { signPreview } from './previewToken.ts';

const SECRET = 'secret of the test';
/** Today by the system clock, which the database uses too. */
const TODAY = new Date().toISOString().slice(0, 10);

const item = (changes: Partial<ContentItem>): ContentItem => ({
  file: `${String(changes.rank)}.json`,
  kind: 'home',
  key: 'main',
  locale: 'fr_FR',
  rank: 0,
  isDraft: false,
  body: changes.rank,
  ...changes,
});

describe.each(ruleDatabases)('content on $kind', ({ open }) => {
  let database: Database;
  let server: FastifyInstance;

  beforeAll(async () => {
    database = await open();
    server = createGateway({
      database,
      previewSecret: SECRET,
      clock: () => new Date('2026-11-23T09:00:00Z'),
    });
  });

  afterAll(async () => {
    await server.close();
    await database.close();
  });

  test('CH-053 ALG-23: the most particular item of those that fit is shown, from its first minute to before its last', async () => {
    await importContent(database.kysely, {
      digest: 'windows',
      items: [
        item({ rank: 0 }),
        item({ rank: 4, pages: ['search'] }),
        item({ rank: 8, flow: 'gifting' }),
        item({ rank: 16, from: '2026-12-01T08:00', until: '2026-12-24T18:00' }),
        item({ rank: 32, variation: 'b' }),
        item({ rank: 1, isDraft: true }),
      ],
    });
    const shown = (view: Partial<Parameters<typeof findOneContent>[2]>) =>
      findOneContent(database.kysely, 'home', { locale: 'fr_FR', moment: '2026-11-23T10:00', ...view });
    expect(await shown({})).toBe(0);
    expect(await shown({ page: 'search' })).toBe(4);
    expect(await shown({ flow: 'gifting', page: 'search' })).toBe(8);
    expect(await shown({ moment: '2026-12-01T07:59' })).toBe(0);
    expect(await shown({ moment: '2026-12-01T08:00', flow: 'gifting' })).toBe(16);
    expect(await shown({ moment: '2026-12-24T17:59' })).toBe(16);
    expect(await shown({ moment: '2026-12-24T18:00' })).toBe(0);
    expect(await shown({ variations: ['b'] })).toBe(32);
    expect(await shown({ variations: ['c'] })).toBe(0);
    expect(await shown({ withDrafts: true })).toBe(1);
    expect(await shown({ locale: 'es_ES' })).toBeUndefined();
  });

  test('an import is all or nothing, and nothing where all is the same', async () => {
    const count = async () =>
      (await database.kysely.selectFrom('content_item').select('file').execute()).length;
    const content = { digest: 'one', items: [item({ rank: 0 })] };
    expect(await importContent(database.kysely, content)).toBe('imported');
    expect(await importContent(database.kysely, content)).toBe('unchanged');
    const twice = { digest: 'two', items: [item({ rank: 0 }), item({ rank: 0 })] };
    await expect(importContent(database.kysely, twice)).rejects.toThrow(/a second time/);
    expect(await count()).toBe(1);
  });

  test('CH-017, CH-018: the promo bar of the home page has no links for who closed it, and keeps its tabs', async () => {
    const cta = { label: 'Our winter', url: '/boxes', newTab: false, variation: 'text' };
    const body = {
      seo: { title: 'Saturday', description: 'Weekends', index: true, follow: true },
      jumbotron: { title: 'Saturday' },
      header: true,
      promoBar: { ctas: [cta], showFlowTabs: true },
      blocks: [],
      footer: { legal: true, newsletter: true, contact: true },
    };
    await importContent(database.kysely, { digest: 'home', items: [item({ body })] });
    const promoBar = async (dismissed: string) =>
      (await server.inject(`/api/cms/homepage?locale=fr_FR${dismissed}`)).json().promoBar;
    expect(await promoBar('')).toEqual({ id: 'home:promo', ctas: [cta], showFlowTabs: true });
    expect(await promoBar('&dismissed=home:promo')).toEqual({
      id: 'home:promo',
      ctas: [],
      showFlowTabs: true,
    });
  });

  describe('with our own content', () => {
    beforeAll(async () => {
      await importContent(database.kysely, await readContent());
    });

    const get = async (path: string) => {
      const response = await server.inject(path);
      return { status: response.statusCode, body: response.json() };
    };

    test('CH-054, CH-058: a campaign is there in its time alone, and a signed preview shows it before', async () => {
      const bars = '/api/cms/promoBars?locale=nl_BE';
      expect((await get(bars)).body).toEqual([]);
      const later = new Date('2026-11-30T09:00:00Z');
      const preview = signPreview({ moment: '2026-12-10T12:00', withDrafts: false }, SECRET, later);
      const { body } = await get(`${bars}&preview=${preview}`);
      expect(body.map(({ page }: { page: string }) => page)).toContain('home');
      const announcements = await get(`/front-gateway/cms/announcementBanner?preview=${preview}`);
      expect(announcements.body.homePages[0].localizations).toHaveLength(LOCALES.length - 1);
      expect(announcements.body.searchPages[0].announcementBanner.colorVariation).toBe('green');
      const chrome = `/api/cms/chrome?locale=nl_BE&page=home&preview=`;
      expect((await get(chrome + preview)).body.preview).toEqual({
        moment: '2026-12-10T12:00',
        variation: null,
        hasDrafts: false,
        choices: [
          { variation: null, preview },
          { variation: 'last-minute-gift', preview: expect.any(String) },
        ],
      });
      expect((await get(`${chrome}${preview}x`)).body.preview).toBeNull();
    });

    describe('CH-059, CH-061: a targeted banner', () => {
      const title = async (path: string) => (await get(path)).body.title;
      const slot = async (query: string) =>
        (await get(`/api/cms/chrome?locale=fr_FR&${query}`)).body.targetedBanner;

      test('is the most particular one of its page', async () => {
        expect(await title('/content/fr_FR/targetedBanner.json')).toBe('Un samedi sous le sapin');
        expect(await title('/content/nl_BE/targetedBanner.json')).toBe('Een zaterdag onder de boom');
        expect(await slot('page=search')).toMatchObject({
          id: 'targeted-banners:gifts',
          title: 'Un samedi sous le sapin',
          imagePosition: 'right',
          ctas: [{ label: 'Choisir un séjour à offrir', newTab: false }],
        });
        expect(await slot('page=contact')).toBeNull();
      });

      test('gives its place to another one once it is closed', async () => {
        expect((await slot('page=search&dismissed=targeted-banners:gifts')).id).toBe(
          'targeted-banners:ideas',
        );
        const both = 'dismissed=targeted-banners:gifts.targeted-banners:ideas';
        expect(await slot(`page=search&${both}`)).toBeNull();
        expect((await get('/api/cms/chrome?locale=fr_FR&page=search&dismissed=A%20b')).status).toBe(400);
      });

      test('CH-028: is a block of landing pages, where it is not in the slot as well', async () => {
        const blocks = async (query: string) => {
          const { body } = await get(`/api/cms/landing/spa?locale=fr_FR${query}`);
          return body.blocks.filter(({ type }: { type: string }) => type === 'targetedBanner');
        };
        expect(await blocks('')).toMatchObject([{ banner: { id: 'targeted-banners:gifts' } }]);
        const both = '&dismissed=targeted-banners:gifts.targeted-banners:ideas';
        expect(await blocks(both)).toEqual([]);
        expect(await slot('page=landing')).toBeNull();
      });
    });

    describe('CH-181: an experiment', () => {
      const later = new Date('2026-11-30T09:00:00Z');
      const VISITORS = Array.from({ length: 24 }, (_, at) => `visitor-${at + 1}`);
      const december = async (query: string) => {
        const running = createGateway({
          database,
          previewSecret: SECRET,
          clock: () => new Date('2026-12-10T09:00:00Z'),
        });
        const { targetedBanner, experiments } = (
          await running.inject(`/api/cms/chrome?locale=fr_FR&page=search&${query}`)
        ).json();
        await running.close();
        return { title: targetedBanner.title as string, experiments: experiments as object };
      };
      const PLAIN = { title: 'Un samedi sous le sapin', experiments: {} };
      const CHANGED = {
        title: 'Un cadeau trouvé en cinq minutes',
        experiments: { 'christmas-gifts': 'last-minute-gift' },
      };

      test('shows each visitor one variation, every time, and says which; nobody without an id', async () => {
        expect(await december('')).toEqual(PLAIN);
        const first = await Promise.all(VISITORS.map((visitor) => december(`visitor=${visitor}`)));
        const again = await Promise.all(VISITORS.map((visitor) => december(`visitor=${visitor}`)));
        expect(again).toEqual(first);
        expect(first).toContainEqual(PLAIN);
        expect(first).toContainEqual(CHANGED);
        expect(new Set(first.map((shown) => JSON.stringify(shown))).size).toBe(2);
      });

      test('is over when its time is', async () => {
        const shown = await get('/api/cms/chrome?locale=fr_FR&page=search&visitor=visitor-1');
        expect(shown.body.experiments).toEqual({});
      });

      test('is chosen in a preview, and assigns nobody there', async () => {
        const chrome = (text: string) =>
          get(`/api/cms/chrome?locale=fr_FR&page=search&visitor=visitor-1&preview=${text}`);
        const preview = signPreview({ moment: '2026-12-10T12:00', withDrafts: false }, SECRET, later);
        const { body } = await chrome(preview);
        expect(body).toMatchObject({ experiments: {}, targetedBanner: { title: PLAIN.title } });
        const other = await chrome(body.preview.choices[1].preview);
        expect(other.body).toMatchObject({
          experiments: {},
          targetedBanner: { title: CHANGED.title },
          preview: { moment: '2026-12-10T12:00', variation: 'last-minute-gift' },
        });
      });
    });

    test('the pages of a market that search engines may list, with the day of their last change', async () => {
      const list = async (query: string) => (await get(`/gateway/sitemap.json?locale=nl_BE&${query}`)).body;
      const pages = await list('kind=pages');
      expect(pages.pages).toContainEqual({ path: '/content/terms-of-sale', changedOn: TODAY });
      expect(pages.pages).not.toContainEqual({ path: '/content/press', changedOn: TODAY });
      const ideas = await list('kind=ideas');
      const paths = ideas.pages.map(({ path }: { path: string }) => path);
      expect(paths).toEqual(expect.arrayContaining(['/ideas', '/search?city=2800931']));
      // A search with filters is no page of its own.
      expect(paths.join()).not.toContain('hotelTypes');
      expect(await list('kind=landing&limit=0')).toEqual({ total: 4, changedOn: TODAY, pages: [] });
      const { pages: two } = await list('kind=landing&offset=1&limit=2');
      expect(two).toHaveLength(2);
      for (const kind of ['stays', 'gifts', 'hotels', 'activities', 'boxes'])
        expect(await list(`kind=${kind}`), kind).toEqual({ total: 0, changedOn: null, pages: [] });
    });

    test('an import keeps the day of what is the same', async () => {
      await database.kysely.updateTable('content_item').set({ changed_on: '2020-01-01' }).execute();
      const content = await readContent();
      const [first, ...others] = content.items;
      if (!first) throw new Error('There is content.');
      await importContent(database.kysely, { digest: 'changed', items: [{ ...first, body: {} }, ...others] });
      const days = await database.kysely
        .selectFrom('content_item')
        .select((row) => ['changed_on', row.fn.countAll<number>().as('count')])
        .groupBy('changed_on')
        .orderBy('changed_on')
        .execute();
      expect(days).toEqual([
        { changed_on: '2020-01-01', count: others.length },
        { changed_on: TODAY, count: 1 },
      ]);
      await importContent(database.kysely, content);
    });

    test.each([
      '/api/cms/static-content/unknown?locale=fr_FR',
      '/api/cms/static-content/press?locale=nl_NL',
      '/api/cms/landing/unknown?locale=fr_FR',
    ])('CH-009: %s is not there', async (path) => {
      expect((await get(path)).status).toBe(404);
    });

    test.each([
      '/api/cms/static-content/..%2Fx?locale=fr_FR',
      '/api/cms/homepage',
      '/api/cms/homepage?locale=xx_XX',
    ])('%s is refused', async (path) => {
      expect((await get(path)).status).toBe(400);
    });

    test('CH-062, ALG-23: a promotion with a countdown is there in its time alone, with what is left of it', async () => {
      const home = async (moment: string) => {
        const at = new Date('2026-11-30T09:00:00Z');
        const preview = signPreview({ moment, withDrafts: false }, SECRET, at);
        const { body } = await get(`/api/cms/homepage?locale=fr_FR&preview=${preview}`);
        return body.blocks[0];
      };
      expect(await home('2026-12-17T17:59')).toMatchObject({ type: 'jumbotron', countdown: { seconds: 60 } });
      expect(await home('2026-12-17T18:00')).toEqual({ type: 'moment' });
    });

    test(
      'hostile addresses of content get an answer or a clear 4xx, never a failure',
      { timeout: HOSTILE_TIMEOUT_MS },
      async () => {
        const value = fc.oneof(
          fc.string({ unit: 'binary', maxLength: 60 }),
          fc.constantFrom('\u0000', '../../etc/passwd', "' or 1=1 --", '%', '{{7*7}}', 'a'.repeat(1200)),
          fc.constantFrom(...LOCALES, 'home', 'search', 'spa', 'gifting', 'last-minute-gift'),
        );
        const name = fc.constantFrom(
          'locale',
          'page',
          'flow',
          'variation',
          'preview',
          'dismissed',
          'visitor',
          'path',
          '__proto__',
        );
        const path = fc.oneof(
          fc.constantFrom('homepage', 'promoBars', 'ideas', 'help', 'chrome', 'redirect'),
          value.map((key) => `landing/${encodeURIComponent(key.toWellFormed())}`),
          value.map((key) => `static-content/${encodeURIComponent(key.toWellFormed())}`),
        );
        const query = fc.array(fc.tuple(name, value), { maxLength: 5 });
        await fc.assert(
          fc.asyncProperty(path, query, async (where, fields) => {
            const search = new URLSearchParams(fields.map(([key, text]) => [key, text.toWellFormed()]));
            search.append('locale', 'fr_FR');
            const { statusCode } = await server.inject(`/api/cms/${where}?${search}`);
            expect([200, 400, 404, 414]).toContain(statusCode);
          }),
          { numRuns: HOSTILE_RUNS },
        );
      },
    );

    test('CH-141: an address that is no page may lead to one', async () => {
      const redirect = (path: string) => get(`/api/cms/redirect?locale=nl_NL&path=${path}`);
      expect((await redirect('/cadeauboxen')).body).toEqual({ to: '/boxes' });
      expect((await redirect('/coffrets-cadeaux')).body).toEqual({ to: null });
      expect((await redirect('')).body).toEqual({ to: null });
    });

    test('the kinds of content are all in the files', async () => {
      const rows = await database.kysely.selectFrom('content_item').select('kind').distinct().execute();
      const kinds: ContentKind[] = rows.map(({ kind }) => kind);
      expect(kinds.length).toBe(14);
    });
  });
});
