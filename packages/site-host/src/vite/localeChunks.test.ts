import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuilder, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManifest } from '../assets/productionAssets.ts';
import { byLocale, localeChunks } from './localeChunks.ts';

const MODULES: Record<string, string> = {
  'entry.js': `import { shared } from 'shared.js'; globalThis.page = import('page.js'); console.log(shared);`,
  'page.js': `import words from 'words.js'; export const text = () => words.greeting;
    export const later = () => import('plain.js');`,
  'words.js': `export default ${byLocale({ fr_FR: '{greeting:"Bonjour"}', nl_BE: '{greeting:"Goeiedag"}' })};`,
  'shared.js': `export const shared = 'for all';`,
  'plain.js': `export const plain = 'without words';`,
};

/** Serves modules from memory. */
const memory: Plugin = {
  name: 'memory',
  enforce: 'pre',
  resolveId: (id) => (id in MODULES ? id : null),
  load: (id) => MODULES[id] ?? null,
};

let folder: string;

async function build(outDir: string, locales: readonly string[]): Promise<void> {
  const builder = await createBuilder({
    configFile: false,
    logLevel: 'error',
    plugins: [memory, localeChunks(locales)],
    environments: {
      client: {
        build: { outDir, manifest: true, emptyOutDir: true, rolldownOptions: { input: 'entry.js' } },
      },
    },
  });
  const { client } = builder.environments;
  if (client) await builder.build(client);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'locale-chunks-'));
  await build(folder, ['fr_FR', 'nl_BE']);
});
afterAll(() => rm(folder, { recursive: true }));

const read = (file: string) => readFile(join(folder, file), 'utf8');

/** Names of all chunks of a locale that a browser may load, from its manifest. */
async function filesIn(locale: string): Promise<string[]> {
  const manifest = await readManifest(folder, locale);
  return Object.values(manifest).map(({ file }) => file);
}

test('a chunk with code by locale is there once per locale, with that code alone', async () => {
  const page = (await filesIn('fr_FR')).find((file) => file.includes('page')) ?? '';
  expect(page).toMatch(/\.fr_FR\.js$/);
  expect(await read(page)).toContain('Bonjour');
  expect(await read(page)).not.toContain('Goeiedag');
  expect(await read(page.replace('fr_FR', 'nl_BE'))).toContain('Goeiedag');
});

test('what imports it differs too and names the file of its own locale; what does not is one file for all', async () => {
  const french = await filesIn('fr_FR');
  const dutch = await filesIn('nl_BE');
  const entry = french.find((file) => file.includes('entry')) ?? '';
  expect(await read(entry)).toMatch(/page-[\w-]+\.fr_FR\.js/);
  expect(french.filter((file) => dutch.includes(file))).toEqual([expect.stringContaining('plain')]);
});

test('only files that a manifest names are left', async () => {
  const written = await readdir(join(folder, 'assets'));
  const named = [...(await filesIn('fr_FR')), ...(await filesIn('nl_BE'))];
  expect(written.map((name) => `assets/${name}`).toSorted()).toEqual([...new Set(named)].toSorted());
});

test('a locale that a module has no code for fails the build and is named', async () => {
  await expect(build(join(folder, 'again'), ['fr_FR', 'it_IT'])).rejects.toThrow('it_IT');
});
