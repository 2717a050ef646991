import { createApiClient } from '@sabadora/api';
import { expect, test } from 'vitest';
import { foundFiles } from './foundFiles.ts';

/** How many pages of each kind the mocked gateway has; none of other kinds. */
const TOTALS: Readonly<Record<string, number>> = { stays: 41_000, pages: 1 };

const asked: string[] = [];

/** A mocked gateway that numbers the pages of a kind. */
const api = createApiClient({
  fetch: async (input) => {
    const url = new URL(input as string, 'http://gateway');
    const value = (name: string) => url.searchParams.get(name) ?? '';
    const [kind, offset, limit] = [value('kind'), Number(value('offset')), Number(value('limit'))];
    const total = TOTALS[kind] ?? 0;
    asked.push(`${kind} ${offset} ${limit}`);
    const count = Math.max(0, Math.min(limit, total - offset));
    const pages = Array.from({ length: count }, (_, at) => ({
      path: kind === 'pages' ? '/search?city=1&flow=gifting' : `/stay/${offset + at + 1}`,
      changedOn: '2026-11-02',
    }));
    return Response.json({ total, changedOn: total > 0 ? '2026-11-03' : null, pages });
  },
});
const files = foundFiles(api);

async function textOf(pieces: AsyncIterable<string> | undefined): Promise<string> {
  const texts: string[] = [];
  for await (const piece of pieces ?? []) texts.push(piece);
  return texts.join('');
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);

test('the index of a host lists the sitemaps of its markets, with the day of their last change', async () => {
  const french = (await files.index(new URL('https://fr.localhost'))) ?? '';
  expect(addressesIn(french)).toEqual([
    'https://fr.localhost/sitemaps/fr_FR/pages-1.xml',
    'https://fr.localhost/sitemaps/fr_FR/stays-1.xml',
    'https://fr.localhost/sitemaps/fr_FR/stays-2.xml',
  ]);
  expect(french).toContain('<lastmod>2026-11-03</lastmod>');
  const belgian = (await files.index(new URL('https://be.localhost'))) ?? '';
  expect(addressesIn(belgian)).toHaveLength(6);
  expect(await files.index(new URL('https://care.fr.localhost'))).toBeUndefined();
});

test('a sitemap comes in pieces, each requested in turn', async () => {
  asked.length = 0;
  const second = await textOf(files.sitemap(new URL('https://fr.localhost'), 'fr_FR', 'stays-2.xml'));
  expect(addressesIn(second)).toHaveLength(1000);
  expect(addressesIn(second).at(-1)).toBe('https://fr.localhost/stay/41000');
  expect(asked).toEqual(['stays 40000 5000']);
  asked.length = 0;
  const first = await textOf(files.sitemap(new URL('https://fr.localhost'), 'fr_FR', 'stays-1.xml'));
  expect(addressesIn(first)).toHaveLength(40_000);
  expect(asked).toHaveLength(8);
});

test('CH-015: where two markets share a host, addresses say which one they are of', async () => {
  const pages = await textOf(files.sitemap(new URL('https://be.localhost'), 'nl_BE', 'pages-1.xml'));
  expect(addressesIn(pages)).toEqual([
    'https://be.localhost/?locale=nl_BE',
    'https://be.localhost/search?locale=nl_BE',
    'https://be.localhost/activities?flow=activity&amp;locale=nl_BE',
    'https://be.localhost/boxes?locale=nl_BE',
    'https://be.localhost/help?locale=nl_BE',
    'https://be.localhost/nl/contact?locale=nl_BE',
    'https://be.localhost/search?city=1&amp;flow=gifting&amp;locale=nl_BE',
  ]);
});

test.each([
  ['https://fr.localhost', 'nl_BE', 'stays-1.xml'],
  ['https://fr.localhost', 'fr_FR', 'stays-0.xml'],
  ['https://fr.localhost', 'fr_FR', 'stays.xml'],
  ['https://fr.localhost', 'fr_FR', 'other-1.xml'],
  ['https://fr.localhost', '__proto__', 'stays-1.xml'],
  ['https://care.fr.localhost', 'fr_FR', 'stays-1.xml'],
])('%s has no sitemap %s/%s', (address, locale, file) => {
  expect(files.sitemap(new URL(address), locale, file)).toBeUndefined();
});

test('SE-012: robots are led to the sitemap, and away from customer care', () => {
  expect(files.robots(new URL('https://it.localhost'))).toContain(
    'Sitemap: https://it.localhost/sitemap.xml\n',
  );
  expect(files.robots(new URL('https://care.it.localhost'))).toBe('User-agent: *\nDisallow: /\n');
});
