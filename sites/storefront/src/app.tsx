import { PageRoot, type Catalogue, type PageRootProps, type SharedProps } from '@sabadora/pages';
import * as pages from '@sabadora/pages/routes';
import { defineApp } from '@sabadora/site-host/app';
import type { ComponentType } from 'react';

/** A page module: its component takes the loader's props. */
export interface PageModule {
  Page: ComponentType<Record<string, unknown>>;
}

/** A module of compiled messages, and of the words of the components on the page. */
export interface CatalogueModule {
  default: Catalogue;
  components: PageRootProps['componentWords'];
}

const PAGES = '../../../packages/pages/';

const WORDS = `${PAGES}dist/words/`;

/** The catalogues of one locale, by page. */
interface LocaleModule {
  first: Record<string, () => Promise<CatalogueModule>>;
  later: Record<string, () => Promise<CatalogueModule>>;
}

/** A server has all words of a page at once; a browser what the page opens with. */
const wholeCatalogues = import.meta.env.SSR
  ? import.meta.glob<CatalogueModule>('../../../packages/pages/dist/words/*/*.all.js')
  : {};
const locales = import.meta.env.SSR
  ? {}
  : import.meta.glob<LocaleModule>('../../../packages/pages/dist/words/*/index.js');

async function catalogueOf(locale: string, part: keyof LocaleModule, page: string): Promise<CatalogueModule> {
  const catalogues = await locales[`${WORDS}${locale}/index.js`]?.();
  const load = catalogues?.[part][page];
  if (!load) throw new Error(`There are no words of page "${page}" in ${locale}.`);
  return load();
}

/** What the parts on demand of a page say. */
export function loadLaterWords(locale: string, page: string): Promise<CatalogueModule> {
  return catalogueOf(locale, 'later', page);
}

export const app = defineApp<PageModule, CatalogueModule, SharedProps>({
  pages: Object.fromEntries(Object.values(pages).map(({ name, view }) => [name, view])),
  pageFile: (page) => `${PAGES}src/routes/${page}/page.tsx`,
  loadCatalogue: (locale, page) =>
    import.meta.env.SSR
      ? wholeCatalogues[`${WORDS}${locale}/${page}.all.js`]?.()
      : catalogueOf(locale, 'first', page),
  catalogueFiles: (locale, page) => [`${WORDS}${locale}/index.js`, `${WORDS}${locale}/${page}.first.js`],
  render: ({ page: { Page }, catalogue, props, shared }) => (
    <PageRoot
      shared={shared}
      catalogue={catalogue?.default ?? {}}
      componentWords={catalogue?.components ?? {}}
    >
      <Page {...(props as Record<string, unknown>)} />
    </PageRoot>
  ),
});
