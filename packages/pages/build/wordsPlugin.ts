import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { pageNamespaces, type PageName } from '../src/words/namespaces.ts';
import { componentsOfPage } from './componentsOfPage.ts';
import { compileCatalogue, LOCALE_TAGS, messagesDir, messagesOfPage } from './catalogue.ts';

/** Where the compiled catalogues are: `{locale}/{page}.js`, e.g. `nl_BE/search.js`. */
export const wordsDir = join(dirname(messagesDir), '..', 'dist', 'words');

/** The words of those components, in one language, as the module's export `components`. */
function componentWords(bcp47: string, components: readonly string[]): string {
  const names = components.join(', ');
  const module = `@sabadora/design-system/words/${bcp47.slice(0, 2)}`;
  return `import { ${names} } from '${module}';\nexport const components = { ${names} };\n`;
}

/**
 * Compiles, for every locale and page, one module of the page's messages and of the words of the components on it.
 * Takes a few milliseconds.
 */
export function writeCatalogues(): void {
  const pages = (Object.keys(pageNamespaces) as PageName[]).map((page) => ({
    page,
    components: componentsOfPage(page),
  }));
  for (const tag of LOCALE_TAGS) {
    const folder = join(wordsDir, tag.replace('-', '_'));
    mkdirSync(folder, { recursive: true });
    for (const { page, components } of pages) {
      const code = componentWords(tag, components) + compileCatalogue(messagesOfPage(tag, page));
      writeFileIfChanged(join(folder, `${page}.js`), code);
    }
  }
}

/** Leaves an unchanged file alone, so that a development server does not reload for it. */
function writeFileIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** The catalogue on whose behalf a module is imported, e.g. "nl_BE-search". */
function catalogueOf(importer = ''): string | undefined {
  if (!importer.startsWith(wordsDir)) return importer.split('?catalogue=')[1];
  return importer.slice(wordsDir.length + 1, -'.js'.length).replaceAll(sep, '-');
}

/** Writes the catalogues when a build or a development server starts, and again when a message or an import changes. */
export function wordsPlugin(): Plugin {
  let isBuild = false;
  return {
    name: 'sabadora-words',
    // Before Vite's own, which would not ask for another one.
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
      writeCatalogues();
    },
    /**
     * Gives each catalogue its own copy of the components' words, of which the bundler then keeps the language and the
     * components that are named. One module of five languages, shared by all, would bring them all to every page.
     */
    async resolveId(specifier, importer) {
      const catalogue = isBuild && catalogueOf(importer);
      if (!catalogue) return null;
      const module = await this.resolve(specifier, importer?.split('?')[0], { skipSelf: true });
      return module && `${module.id}?catalogue=${catalogue}`;
    },
    configureServer(server) {
      server.watcher.add(messagesDir);
      server.watcher.on('change', (file) => {
        if (file.startsWith(messagesDir + sep) || file.endsWith('.tsx')) writeCatalogues();
      });
    },
  };
}
