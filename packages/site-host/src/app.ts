import type { ReactNode } from 'react';

/** Input of a site's `render`; the same on the server and at hydration. */
export interface PageView<PageModule, Shared> {
  /** Name of the page, as its loader gave it. */
  pageName: string;
  /** The page's module. */
  page: PageModule;
  locale: string;
  /** The loader's props after a JSON round trip. */
  props: unknown;
  /** Result of the site's `shared` for this request. */
  shared: Shared;
}

/**
 * The part of a site that server and browser share: how a page is put together. It must import no page, because each
 * document names the module of its own page. A site keeps it in `src/app.tsx` as the export `app`.
 */
export interface SiteApp<PageModule, Shared> {
  /** The content of `<body>`. Must give the same tree on the server and in the browser. */
  render: (view: PageView<PageModule, Shared>) => ReactNode;
}

/** Returns the app unchanged; infers its types. */
export function defineApp<PageModule, Shared>(app: SiteApp<PageModule, Shared>): SiteApp<PageModule, Shared> {
  return app;
}
