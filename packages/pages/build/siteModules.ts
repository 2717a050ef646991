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
 * Files of the modules that hold the pages' components, by the name of the page.
 *
 * @throws Error when the folder of a page has no `page.tsx`
 */
export function pageFiles(pages: readonly DefinedPage[]): Readonly<Record<string, string>> {
  return Object.fromEntries(pages.map(({ name }) => [name, sourceFile('routes', name, 'page.tsx')]));
}

/**
 * File of a part in `features/`, e.g. "frame/menu/MenuDrawer.tsx", as a site's configuration names it.
 *
 * @throws Error when there is no such file
 */
export function featureFile(path: string): string {
  return sourceFile('features', path);
}

/** The module that defines `island`: a build finds the islands by the modules that import it. */
export const islandModule: string = sourceFile('kit', 'parts', 'island.tsx');
