import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { ISLANDS_FILE } from '../vite/siteModules.ts';
import type { DocumentAssets } from './DocumentAssets.ts';

/** A site's entry in the browser, relative to its folder. */
export const CLIENT_ENTRY = 'src/entry-client.tsx';

/** The one stylesheet of all pages of a site, as the manifest names it. */
const STYLESHEET = 'style.css';

/** Name of a locale's manifest, which `localeChunks` writes. */
const MANIFEST_OF_LOCALE = /^manifest\.(.+)\.json$/;

/**
 * The client build's manifest of a locale, or the one for all locales when `localeChunks` wrote none.
 *
 * @throws Error that says to build first, when there is no client build.
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

/** The files of the site's islands, as the manifest names them. */
export async function readIslands(clientFolder: string): Promise<ReadonlySet<string>> {
  const files = JSON.parse(await readFile(join(clientFolder, ISLANDS_FILE), 'utf8')) as string[];
  return new Set(files);
}

/** Address of the one stylesheet of all pages, e.g. "/assets/style-a1b2.css"; undefined for a site without styles. */
export function stylesheetOf(manifest: Manifest): string | undefined {
  const file = manifest[STYLESHEET]?.file;
  return file === undefined ? undefined : `/${file}`;
}

/**
 * The stylesheet and the modules of a document. The client entry's imports come before the page's, and each module
 * after those that it imports statically.
 *
 * @param page Name of the page.
 * @throws Error when the manifest does not know the page.
 */
export function assetsFromManifest(manifest: Manifest, page: string): DocumentAssets {
  const modules = new Set<string>();
  const seen = new Set<string>();

  function walk(key: string): void {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The client build knows no "${key}". Build the site again.`);
    for (const imported of chunk.imports ?? []) walk(imported);
    modules.add(`/${chunk.file}`);
  }

  const pageKey = Object.keys(manifest).find((key) => {
    const { isEntry, name } = manifest[key] ?? {};
    return isEntry && name === page;
  });
  if (pageKey === undefined)
    throw new Error(`The client build knows no page "${page}". Build the site again.`);
  walk(CLIENT_ENTRY);
  walk(pageKey);
  const addressOf = (key: string) => `/${manifest[key]?.file ?? ''}`;
  const entry = addressOf(CLIENT_ENTRY);
  modules.delete(entry);
  const stylesheet = stylesheetOf(manifest);
  return {
    entry,
    page: addressOf(pageKey),
    modulePreloads: [...modules],
    stylesheets: stylesheet === undefined ? [] : [stylesheet],
    inlineStyles: [],
  };
}
