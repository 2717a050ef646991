import type { ReactNode } from 'react';

/** What a site's `render` draws a page from; the same on the server and at hydration. */
export interface PageView<PageModule, Shared> {
  /** Name of the page, as its loader gave it. */
  pageName: string;
  /** The page's module. */
  page: PageModule;
  locale: string;
  /** The loader's props after a JSON round trip. */
  props: unknown;
  /** What the site's `shared` gave for this request. */
  shared: Shared;
}

/**
 * What server and browser have in common: how a page is put together. It imports no page: a document names the module
 * of its own. A site keeps it in `src/app.tsx` as the export `app`.
 */
export interface SiteApp<PageModule, Shared> {
  /** The content of `<body>`. Must give the same tree on the server and in the browser. */
  render: (view: PageView<PageModule, Shared>) => ReactNode;
}

/** Names the types of an app once; returns it unchanged. */
export function defineApp<PageModule, Shared>(app: SiteApp<PageModule, Shared>): SiteApp<PageModule, Shared> {
  return app;
}
