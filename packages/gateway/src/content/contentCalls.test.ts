import { readContent } from '@sabadora/content';
import { LOCALES, MARKETS } from '@sabadora/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.ts';
import { createGateway } from '../server.ts';
import { ruleDatabases } from '../testing/databases.ts';
import { importContent } from './importContent.ts';

describe.each(ruleDatabases)('the calls of content on $kind', ({ open }) => {
  let database: Database;
  let server: FastifyInstance;

  beforeAll(async () => {
    database = await open();
    server = createGateway({
      database,
      previewSecret: 'secret of the test',
      clock: () => new Date('2026-11-23T09:00:00Z'),
    });
    await importContent(database.kysely, await readContent());
  });

  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const read = async (path: string) => {
    const response = await server.inject(path);
    expect(response.statusCode, path).toBe(200);
    return response.json();
  };

  test.each(LOCALES)(
    'CH-019: the home page of %s is one call, with title, blocks and footer',
    async (locale) => {
      const home = await read(`/api/cms/homepage?locale=${locale}`);
      expect(home).toMatchObject({
        seo: { title: expect.any(String), description: expect.any(String), index: true, follow: true },
        jumbotron: { title: expect.any(String) },
        footer: { legal: true, newsletter: true, contact: true },
      });
      expect(home.blocks.length).toBeGreaterThan(0);
    },
  );

  test('CH-050, CH-051: the ways to give have an entry for each market, at both addresses', async () => {
    const { items } = await read('/front-gateway/content/giftBlock');
    expect(items.map(({ locale }: { locale: string }) => locale).toSorted()).toEqual(LOCALES.toSorted());
    for (const entry of items) {
      expect(entry).toEqual({
        locale: expect.any(String),
        boxURL: expect.stringMatching(/^\//),
        singleVoucherURL: expect.stringMatching(/^\/search\?.*flow=gifting/),
        giftcardURL: entry.giftcardURL,
        activityOnlyURL: expect.stringMatching(/^\/activities/),
        campaign: expect.any(String),
        category: expect.any(String),
        title: expect.any(String),
        subtitle: expect.any(String),
        imageS: expect.stringMatching(/\.webp$/),
        imageL: expect.stringMatching(/\.webp$/),
      });
    }
    const giftCards = items.map(({ giftcardURL }: { giftcardURL: string | null }) => giftcardURL);
    for (const url of giftCards) expect(url ?? '/').toMatch(/^\//);
    // Titles in the language of each market.
    const titles = new Map<string, string>(
      items.map(({ locale, title }: { locale: (typeof LOCALES)[number]; title: string }) => [
        MARKETS[locale].language,
        title,
      ]),
    );
    expect(new Set(titles.values()).size).toBe(titles.size);
    expect(await read('/content/giftBlock.json')).toEqual({ items });
  });

  test.each(LOCALES)('CH-072: the block of boxes of %s is the same at both addresses', async (locale) => {
    const block = await read(`/front-gateway/content-boxes-block/${locale.toLowerCase()}`);
    expect(block).toEqual({
      campaign: expect.any(String),
      title: expect.any(String),
      subtitle: expect.any(String),
      buttonLabel: expect.any(String),
      buttonURL: '/boxes',
      // Empty because no catalogue is imported here.
      results: [],
    });
    expect(await read(`/content/boxBlock.json?locale=${locale}`)).toEqual(block);
  });

  test.each(LOCALES)('CH-196: a text of %s is read by its id', async (locale) => {
    const text = await read(`/api/cms/static-content/terms-of-sale?locale=${locale}`);
    expect(text).toMatchObject({ id: 'terms-of-sale', title: expect.any(String) });
    expect(text.content.length).toBeGreaterThan(0);
  });

  test.each(LOCALES)('every other call of content responds in %s', async (locale) => {
    for (const path of [
      `/api/cms/promoBars?locale=${locale}`,
      '/front-gateway/cms/announcementBanner',
      '/content/strapiAnnouncementBanner.json',
      `/content/${locale}/targetedBanner.json`,
      `/api/cms/landing/spa?locale=${locale}`,
      `/api/cms/ideas?locale=${locale}`,
      `/api/cms/help?locale=${locale}`,
      `/api/cms/chrome?locale=${locale}&page=home`,
    ])
      expect(await read(path), path).toBeTypeOf('object');
  });
});
