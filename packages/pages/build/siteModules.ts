import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DefinedPage } from '../src/kit/definePage.ts';

const source = join(import.meta.dirname, '..', 'src');

/** @throws Error when there is no such file */
function sourceFile(...path: string[]): string {
  const file = join(source, ...path);
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  return file;
}

/**
 * File of the module that holds a page's component, by the page's name.
 *
 * @throws Error when the folder of a page has no `page.tsx`
 */
export function pageFiles(pages: readonly DefinedPage[]): Readonly<Record<string, string>> {
  return Object.fromEntries(pages.map(({ name }) => [name, sourceFile('routes', name, 'page.tsx')]));
}

/**
 * File of a part of the pages, e.g. "frame/menu/MenuDrawer.tsx", as a site's configuration names it.
 *
 * @throws Error when it has another name by now
 */
export function featureFile(path: string): string {
  return sourceFile('features', path);
}

/** The module by whose importers a build knows islands. */
export const islandModule: string = sourceFile('kit', 'parts', 'island.tsx');
