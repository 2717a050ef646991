import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { pageNamespaces, type PageName } from '../src/words/namespaces.ts';
import { compileCatalogue, LOCALE_TAGS, messagesDir, messagesOfPage } from './catalogue.ts';

/** Where the compiled catalogues are: `{locale}/{page}.js`, e.g. `nl_BE/search.js`. */
export const wordsDir = join(dirname(messagesDir), '..', 'dist', 'words');

/** Compiles the messages of every locale and page into one module each. Takes a few milliseconds. */
export function writeCatalogues(): void {
  for (const tag of LOCALE_TAGS) {
    const folder = join(wordsDir, tag.replace('-', '_'));
    mkdirSync(folder, { recursive: true });
    for (const page of Object.keys(pageNamespaces) as PageName[]) {
      writeFileSync(join(folder, `${page}.js`), compileCatalogue(messagesOfPage(tag, page)));
    }
  }
}

/** Writes the catalogues when a build, a development server or a test run starts, and again when a message changes. */
export function wordsPlugin(): Plugin {
  return {
    name: 'sabadora-words',
    configResolved: writeCatalogues,
    configureServer(server) {
      server.watcher.add(messagesDir);
      server.watcher.on('change', (file) => {
        if (file.startsWith(messagesDir + sep)) writeCatalogues();
      });
    },
  };
}
