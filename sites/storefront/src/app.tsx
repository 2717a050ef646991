import { PageRoot, type Catalogue, type PageRootProps, type SharedProps } from '@sabadora/pages';
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

/** What each page opens with; a server has all its words, under the same names. */
const catalogues = import.meta.env.SSR
  ? renamed(import.meta.glob<CatalogueModule>('../../../packages/pages/dist/words/*/*.all.js'))
  : import.meta.glob<CatalogueModule>('../../../packages/pages/dist/words/*/*.first.js');

export const app = defineApp<PageModule, CatalogueModule, SharedProps>({
  pages: import.meta.glob<PageModule>('../../../packages/pages/src/*/page.tsx'),
  pageFile: (page) => `${PAGES}src/${page}/page.tsx`,
  catalogues,
  catalogueFile: (locale, page) => `${WORDS}${locale}/${page}.first.js`,
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

function renamed<Module>(modules: Record<string, Module>): Record<string, Module> {
  return Object.fromEntries(
    Object.entries(modules).map(([file, module]) => [file.replace('.all.js', '.first.js'), module]),
  );
}
