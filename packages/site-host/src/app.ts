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
 * What server and browser have in common: page modules, and how a page is put together.
 * A site keeps it in `src/app.tsx` as the export `app`.
 */
export interface SiteApp<PageModule, Shared> {
  /** How to import the module of each page, by its name. */
  pages: Record<string, () => Promise<PageModule>>;
  /** File of the page with this name, relative to `src/`: by it the host finds what a document links to. */
  pageFile: (pageName: string) => string;
  /** The content of `<body>`. Must give the same tree on the server and in the browser. */
  render: (view: PageView<PageModule, Shared>) => ReactNode;
}

/** Names the types of an app once; returns it unchanged. */
export function defineApp<PageModule, Shared>(app: SiteApp<PageModule, Shared>): SiteApp<PageModule, Shared> {
  return app;
}

/**
 * Imports a page's module.
 *
 * @throws Error when the app has no such page.
 */
export async function importPage<PageModule>(
  { pages }: Pick<SiteApp<PageModule, never>, 'pages'>,
  pageName: string,
): Promise<PageModule> {
  const load = pages[pageName];
  if (!load) throw new Error(`The site has no page "${pageName}".`);
  return load();
}
