import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteSource } from '../SiteSource.ts';
import { writeIslandSite, type IslandSite } from '../testing/islandSite.ts';
import { developmentSource } from './developmentSource.ts';

let folder: IslandSite;
let source: SiteSource;

beforeAll(async () => {
  folder = await writeIslandSite();
  source = await developmentSource(folder.root, createServer());
});
afterAll(async () => {
  await source.close();
  await folder.remove();
});

test('a development document has the styles of its page and of its islands, and of nothing that opens later', async () => {
  const { page, inlineStyles } = await source.assets('home', 'fr_FR');
  expect(page).toBe('/home.ts');
  expect(inlineStyles.map(({ css }) => css.trim())).toEqual([
    '.home { color: navy }',
    '.footer { color: teal }',
  ]);
});

test('a page that the configuration does not name is refused by name', async () => {
  await expect(source.assets('away', 'fr_FR')).rejects.toThrow('"away"');
});
