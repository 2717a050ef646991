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

export const app = defineApp<PageModule, CatalogueModule, SharedProps>({
  pages: import.meta.glob<PageModule>('../../../packages/pages/src/*/page.tsx'),
  pageFile: (page) => `${PAGES}src/${page}/page.tsx`,
  catalogues: import.meta.glob<CatalogueModule>('../../../packages/pages/dist/words/*/*.js'),
  catalogueFile: (locale, page) => `${PAGES}dist/words/${locale}/${page}.js`,
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
