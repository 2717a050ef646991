import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { pageNamespaces, type PageName } from '../src/kit/words/namespaces.ts';
import { compileCatalogue, LOCALE_TAGS, messagesDir, messagesOfPage } from './catalogue.ts';
import { wordsOfPage } from './wordsOfPage.ts';

/**
 * Where the compiled catalogues are, e.g. `nl_BE/search.first.js` with what the page opens with, `nl_BE/search.later.js`
 * with what its parts on demand add, and `nl_BE/search.all.js` for a server, to which their weight does not matter.
 * `nl_BE/index.js` knows where they are: named by a site one by one, they would weigh as much as a page's words.
 */
export const wordsDir = join(dirname(messagesDir), '..', 'dist', 'words');

/** The words of those components, in one language, as the module's export `components`. */
function componentWords(bcp47: string, components: readonly string[]): string {
  const names = components.join(', ');
  const module = `@sabadora/design-system/words/${bcp47.slice(0, 2)}`;
  return `import { ${names} } from '${module}';\nexport const components = { ${names} };\n`;
}

/** Compiles the catalogues of every locale and page. Takes a few milliseconds. */
export function writeCatalogues(): void {
  const pages = (Object.keys(pageNamespaces) as PageName[]).map((page) => ({ page, ...wordsOfPage(page) }));
  for (const tag of LOCALE_TAGS) {
    const folder = join(wordsDir, tag.replace('-', '_'));
    mkdirSync(folder, { recursive: true });
    writeFileIfChanged(join(folder, 'index.js'), indexOf(pages.map(({ page }) => page)));
    for (const { page, components, isFirst } of pages) {
      const messages = Object.entries(messagesOfPage(tag, page));
      const write = (part: string, names: readonly string[], some: [string, string][]) =>
        writeFileIfChanged(
          join(folder, `${page}.${part}.js`),
          componentWords(tag, names) + compileCatalogue(Object.fromEntries(some)),
        );
      write('all', [...components.first, ...components.later], messages);
      write(
        'first',
        components.first,
        messages.filter(([key]) => isFirst(key)),
      );
      write(
        'later',
        components.later,
        messages.filter(([key]) => !isFirst(key)),
      );
    }
  }
}

/** The module that imports the catalogues of its folder by the name of the page. */
function indexOf(pages: readonly string[]): string {
  const part = (name: string) => {
    const entries = pages.map((page) => `  ${page}: () => import('./${page}.${name}.js'),\n`);
    return `export const ${name} = {\n${entries.join('')}};\n`;
  };
  return part('first') + part('later');
}

/** Leaves an unchanged file alone, so that a development server does not reload for it. */
function writeFileIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** The catalogue on whose behalf a module is imported, e.g. "nl_BE-search-first"; a dot would look like the end of a file name. */
function catalogueOf(importer = ''): string | undefined {
  if (!importer.startsWith(wordsDir)) return importer.split('?catalogue=')[1];
  // The index imports the catalogues and is not a catalogue itself.
  if (importer.endsWith('index.js')) return undefined;
  return importer.slice(wordsDir.length + 1, -'.js'.length).replaceAll(/[\\/.]/g, '-');
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
        if (file.startsWith(messagesDir + sep) || /\.tsx?$/.test(file)) writeCatalogues();
      });
    },
  };
}

export { messagesPlugin } from './messagesPlugin.ts';
