import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Manifest } from 'vite';
import type { DocumentAssets } from './DocumentAssets.ts';

export const CLIENT_ENTRY = 'src/entry-client.tsx';

/** Written by `localeChunks`. */
const MANIFEST_OF_LOCALE = /^manifest\.(.+)\.json$/;

/** Modules of parts that a server draws and a browser loads after the page: documents need their styles at once. */
export const ISLANDS = /\/islands\.tsx?$/;

/**
 * The client build's manifest of a locale, or the one for all where `localeChunks` wrote none.
 *
 * @throws Error that says to build first, when there is none.
 */
export async function readManifest(clientFolder: string, locale?: string): Promise<Manifest> {
  const folder = join(clientFolder, '.vite');
  const file = join(folder, 'manifest.json');
  try {
    const names = await readdir(folder);
    const hasLocales = names.some((name) => MANIFEST_OF_LOCALE.test(name));
    const own = locale !== undefined && hasLocales ? join(folder, `manifest.${locale}.json`) : file;
    return JSON.parse(await readFile(own, 'utf8')) as Manifest;
  } catch (cause) {
    throw new Error(`No client build at ${file}. Build the site before starting it in production.`, {
      cause,
    });
  }
}

/**
 * Stylesheets and modules of a document, in the order of the manifest walk: the entry first, then the page,
 * each after what it imports statically; of its islands the stylesheets.
 *
 * @param page File of the page's module, relative to the site's `src/`.
 * @throws Error when the manifest does not know it.
 */
export function assetsFromManifest(manifest: Manifest, page: string): DocumentAssets {
  const modules = new Set<string>();
  const stylesheets = new Set<string>();
  const seen = new Set<string>();
  const islands = new Set<string>();

  function walk(key: string, isIsland = false): void {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The client build knows no "${key}". Build the site again.`);
    for (const imported of chunk.imports ?? []) walk(imported, isIsland);
    for (const css of chunk.css ?? []) stylesheets.add(`/${css}`);
    if (isIsland) return;
    modules.add(`/${chunk.file}`);
    for (const imported of chunk.dynamicImports ?? []) if (ISLANDS.test(imported)) islands.add(imported);
  }

  walk(CLIENT_ENTRY);
  walk(posix.join('src', page));
  for (const key of islands) walk(key, true);
  const entry = `/${manifest[CLIENT_ENTRY]?.file ?? ''}`;
  modules.delete(entry);
  return { entry, modulePreloads: [...modules], stylesheets: [...stylesheets], inlineStyles: [] };
}
