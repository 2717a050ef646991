import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageName } from '../src/words/namespaces.ts';

const pagesDir = join(dirname(fileURLToPath(import.meta.url)), '../src');
const designSystemDir = join(pagesDir, '../../design-system/src');

/** Every specifier of a static import, of a re-export and of an `import()`. */
const SPECIFIER = /(?:from|import)\s*\(?\s*'([^']+)'/g;
/** How a component of the design system asks for its words. */
const ASKS_FOR_WORDS = /useWords\('(\w+)'/g;

function sourceOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(importer), specifier);
  const component = /^@sabadora\/design-system\/(\w+)$/.exec(specifier)?.[1];
  return component && join(designSystemDir, component, 'index.ts');
}

/** The components with words of their own that the page can show, those that load on demand included; sorted. */
export function componentsOfPage(page: PageName): string[] {
  const components = new Set<string>();
  const files = new Set([join(pagesDir, page, 'page.tsx')]);
  // A set is walked in the order in which it grows.
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    for (const [, component] of source.matchAll(ASKS_FOR_WORDS)) if (component) components.add(component);
    for (const [, specifier] of source.matchAll(SPECIFIER)) {
      const imported = specifier && sourceOf(specifier, file);
      if (imported && existsSync(imported)) files.add(imported);
    }
  }
  return [...components].sort();
}
