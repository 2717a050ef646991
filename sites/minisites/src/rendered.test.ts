import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { plainText } from '@sabadora/domain';
import { createSiteServer, type SiteSource } from '@sabadora/site-host';
import { createBuilder } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { registerBrands, brandHrefs } from './brandFiles.ts';
import { readPartners, PARTNERS_FOLDER, type Minisite } from './readPartners.ts';
import { registerFound } from './registerFound.ts';
import { siteTexts } from './siteTexts.ts';
import { unusualPartner } from './testing/unusualPartner.ts';

const root = join(import.meta.dirname, '..');
/** Below the site's folder, so that the imports of the build can be resolved. */
const outDir = join(root, 'node_modules/.server-of-tests');

let folder: string;
let minisites: readonly Minisite[];
let server: Awaited<ReturnType<typeof createSiteServer>>;

beforeAll(async () => {
  // All calls fail here: pages log the errors, and render without the data.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  folder = await mkdtemp(join(tmpdir(), 'partners-'));
  await cp(PARTNERS_FOLDER, folder, { recursive: true });
  await writeFile(join(folder, 'night-post.json'), unusualPartner);
  process.env['PARTNERS_FOLDER'] = folder;
  process.env['MINISITE_HOSTS'] = 'weekends.gazette.example=la-gazette';
  ({ minisites } = await readPartners(folder, siteTexts));
  // Builds only the server's part; the end-to-end tests build and check the chunks for browsers.
  const builder = await createBuilder({
    root,
    logLevel: 'error',
    environments: { ssr: { build: { outDir, emptyOutDir: true, minify: false } } },
  });
  const { ssr } = builder.environments;
  if (ssr) await builder.build(ssr);
  const { site } = (await import(pathToFileURL(join(outDir, 'entry-server.js')).href)) as {
    site: Awaited<ReturnType<SiteSource['site']>>;
  };
  server = await createSiteServer({
    root,
    mode: 'production',
    gateway: 'http://127.0.0.1:9',
    timeZone: 'Europe/Paris',
    logger: false,
    serveMore: (app) => {
      registerBrands(app, minisites);
      registerFound(app, minisites);
    },
    source: {
      site: async () => site,
      assets: async () => ({
        entry: '/entry.js',
        page: '/page.js',
        modulePreloads: [],
        stylesheets: [],
        inlineStyles: [],
      }),
      serveFiles: async () => {},
      traceToSource: () => {},
      close: async () => {},
    },
  });
});

afterAll(async () => {
  vi.restoreAllMocks();
  await server?.close();
  delete process.env['PARTNERS_FOLDER'];
  delete process.env['MINISITE_HOSTS'];
  await rm(folder, { recursive: true });
  await rm(outDir, { recursive: true, force: true });
});

const get = async (url: string, host = '127.0.0.1') => {
  const { statusCode, headers, body } = await server.inject({ url, headers: { host } });
  return { status: statusCode, headers, body };
};

const { minisites: known } = await readPartners();
const urls = [...known.map(({ minisiteUrl }) => minisiteUrl), 'night-post'];

function minisiteOf(url: string): Minisite {
  const found = minisites.find(({ minisiteUrl }) => minisiteUrl === url);
  expect.assert(found);
  return found;
}

/** Texts by which a partner could be recognised. */
function marksOf({ partnerName, minisiteUrl, bannerUrls, logo, brand, title }: Minisite): string[] {
  const pictures = [bannerUrls.desktop, bannerUrls.mobile, logo?.url].filter(
    (address) => address !== undefined,
  );
  const own = pictures.flatMap((address) => (address.startsWith('https:') ? [new URL(address).host] : []));
  return [partnerName, title, `/${minisiteUrl}`, `--sabadora-color-action: ${brand.color.action};`, ...own];
}

describe.each(urls)('the minisite %s', (url) => {
  test('CH-171, CH-172: opens with its own words, brand, language, address and legal text', async () => {
    const minisite = minisiteOf(url);
    const { status, body } = await get(`/minisite/${url}?campaign=open`);
    expect(status).toBe(200);
    const { language, direction, title, lead, footer, minisiteId } = minisite;
    expect(body).toContain(`<html lang="${language}" dir="${direction}">`);
    for (const text of [title, lead, plainText(footer).slice(0, 40)])
      expect(body).toContain(text.replaceAll('&', '&amp;'));
    expect(body).toContain(`<link rel="canonical" href="http://127.0.0.1/minisite/${url}"/>`);
    expect(body).toContain(`<link rel="stylesheet" href="${brandHrefs(minisite).css}"`);
    expect(body).toContain(`"minisiteId":${minisiteId}`);
  });

  test('holds nothing of another partner: page, headers, brand, sitemap and robots.txt', async () => {
    const minisite = minisiteOf(url);
    const { css, icon } = brandHrefs(minisite);
    const host = `${url}.localhost`;
    const answers = await Promise.all([
      get('/?campaign=open', host),
      get(`/minisite/${url}?campaign=ended`),
      get('/nowhere', host),
      get(css),
      get(icon),
      get('/sitemap.xml', host),
      get(`/minisite/${url}/sitemap.xml`),
      get('/robots.txt', host),
      get('/robots.txt'),
    ]);
    const others = minisites.filter(({ partnerName }) => partnerName !== minisite.partnerName);
    for (const { headers, body } of answers) {
      const all = JSON.stringify(headers) + body;
      for (const mark of others.flatMap(marksOf)) expect(all).not.toContain(mark);
    }
  });
});

test('a drawn logo is a file of its own, with its size and the name of the partner as its text', async () => {
  const { partnerName, logo } = minisiteOf('tamtam');
  expect.assert(logo?.darkUrl);
  const { body } = await get('/minisite/tamtam?campaign=open');
  const image = `<img src="${logo.url}" alt="${partnerName}" width="${logo.width}" height="${logo.height}"`;
  expect(body.split(image)).toHaveLength(3);
  expect(body).toContain(`<source srcSet="${logo.darkUrl}" media="(prefers-color-scheme: dark)"/>`);
  for (const address of [logo.url, logo.darkUrl]) {
    const answer = await get(address);
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.body).toContain(`<title>${partnerName}</title>`);
  }
  expect((await get('/minisite/night-post')).body).not.toContain('.logo.');
});

test.each([
  ['maree', ['figtree', 'fraunces']],
  ['la-gazette', ['figtree']],
  ['potager', ['fraunces']],
  ['avenue', []],
])('the minisite %s preloads the fonts that its brand names: %j', async (url, fonts) => {
  const { body } = await get(`/minisite/${url}`);
  const preloads = body.matchAll(/<link rel="preload" as="font"[^>]* href="[^"]*\/([a-z]+)-latin-/g);
  expect([...preloads].map(([, font]) => font)).toEqual(fonts);
});

test('pictures of a partner come from its hosts, which no other minisite may load from', async () => {
  const policy = async (url: string) =>
    String((await get(`/minisite/${url}`)).headers['content-security-policy']);
  expect(await policy('night-post')).toContain("img-src 'self' data: https://pictures.night-post.example;");
  expect(await policy('avenue')).toContain("img-src 'self' data:;");
});

test("words of a partner stand in the place of the site's own, in parts, heads and components", async () => {
  const { body } = await get('/minisite/night-post?campaign=open');
  expect(body).toContain('شروط العرض');
  const [, label = '', shown = ''] = /<a [^>]*aria-label="([^"]+)"[^>]*>(.*?)<\/a>/s.exec(body) ?? [];
  // The accessible name of the link contains its visible text (WCAG 2.5.3).
  expect(label).toContain(
    shown
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  expect(label).toContain(' مع ');
  expect(body).not.toContain('Voorwaarden van de actie');
});
