import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBuilder, resolveConfig } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assetsFromManifest, readIslands, readManifest } from '../assets/productionAssets.ts';
import { writeIslandSite, type IslandSite } from '../testing/islandSite.ts';
import { pageChunks } from './pageChunks.ts';
import { siteModules, siteModulesOf, type SiteModules } from './siteModules.ts';

let folder: IslandSite;
let modules: SiteModules;

/** Builds the site for `environment` with `built` and gives the folder. */
async function build(outDir: string, built: SiteModules, environment = 'client'): Promise<string> {
  const builder = await createBuilder({
    configFile: false,
    root: folder.root,
    logLevel: 'error',
    plugins: [siteModules(built)],
    environments: {
      [environment]: {
        build: {
          outDir,
          manifest: true,
          cssCodeSplit: false,
          rolldownOptions: {
            input: { ...built.pages, 'entry-client': 'src/entry-client.tsx' },
            preserveEntrySignatures: 'strict',
            output: {
              codeSplitting: {
                groups: pageChunks(built, [{ name: 'around', holds: ({ islands }) => islands.size > 1 }]),
              },
            },
          },
        },
      },
    },
  });
  const one = builder.environments[environment];
  if (!one) throw new Error(`Vite has no environment "${environment}".`);
  await builder.build(one);
  return join(folder.root, outDir);
}

let built: string;

beforeAll(async () => {
  folder = await writeIslandSite();
  modules = { pages: { home: join(folder.root, 'home.ts') }, islandModule: join(folder.root, 'island.ts') };
  built = await build('client', modules);
});
afterAll(() => folder.remove());

test('islands are what modules import on demand that import the island module, and nothing else', async () => {
  expect(await readIslands(built)).toEqual(new Set(['footerParts.ts', 'banner.ts']));
});

test('a site that names no island module has no islands', async () => {
  expect(await readIslands(await build('none', { pages: modules.pages }))).toEqual(new Set());
});

test('a build for the server lists none', async () => {
  const server = await build('server', modules, 'ssr');
  await expect(readFile(join(server, '.vite/islands.json'))).rejects.toThrow('ENOENT');
});

test('a document has the styles of all that it may show, but not the code of its islands, nor of what opens later', async () => {
  const { stylesheets, modulePreloads } = assetsFromManifest(await readManifest(built), 'home');
  const styles = await Promise.all(stylesheets.map((file) => readFile(join(built, file), 'utf8')));
  expect(styles).toHaveLength(1);
  for (const part of ['home', 'footer', 'dialog']) expect(styles[0]).toContain(`.${part}`);
  expect(modulePreloads.filter((file) => /footer|banner|dialog/.test(file))).toEqual([]);
});

test('an island keeps a file of its own, and what several islands need is one chunk', async () => {
  const manifest = await readManifest(built);
  expect(Object.keys(manifest)).toEqual(expect.arrayContaining(['footerParts.ts', 'banner.ts']));
  const around = Object.keys(manifest).find((key) => key.includes('around')) ?? 'no such chunk';
  expect(manifest['footerParts.ts']?.imports).toContain(around);
  expect(manifest['banner.ts']?.imports).toContain(around);
});

test('of modules that another one exports once more, an island needs those that it names', async () => {
  const manifest = await readManifest(built);
  const codeOf = (key: string) => readFile(join(built, manifest[key]?.file ?? 'no such chunk'), 'utf8');
  expect(await codeOf('footerParts.ts')).toContain('slice');
  expect(await codeOf('banner.ts')).toContain('padEnd');
});

test('the modules of a resolved configuration are those that it was given', async () => {
  const config = await resolveConfig({ configFile: false, plugins: [siteModules(modules)] }, 'serve');
  expect(siteModulesOf(config)).toEqual(modules);
});

test('a configuration without them is refused', async () => {
  const config = await resolveConfig({ configFile: false }, 'serve');
  expect(() => siteModulesOf(config)).toThrow('not made by siteViteConfig');
});
