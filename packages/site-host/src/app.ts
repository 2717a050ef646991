import type { ReactNode } from 'react';

/** What a site's `render` draws a page from; the same on the server and at hydration. */
export interface PageView<PageModule, Catalogue, Shared> {
  /** Name of the page, as its loader gave it. */
  pageName: string;
  /** The page's module. */
  page: PageModule;
  /** What `loadCatalogue` gave; undefined when the page needs no words. */
  catalogue: Catalogue | undefined;
  locale: string;
  /** The loader's props after a JSON round trip. */
  props: unknown;
  /** What the site's `shared` gave for this request. */
  shared: Shared;
}

/**
 * What server and browser have in common: page modules, catalogues, and how a page is put together.
 * A site keeps it in `src/app.tsx` as the export `app`.
 */
export interface SiteApp<PageModule, Catalogue, Shared> {
  /** How to import the module of each page, by its name. */
  pages: Record<string, () => Promise<PageModule>>;
  /** File of the page with this name, relative to `src/`: by it the host finds what a document links to. */
  pageFile: (pageName: string) => string;
  /** Imports the compiled messages of this locale and page; undefined when the page needs no words. */
  loadCatalogue: (locale: string, pageName: string) => Promise<Catalogue> | undefined;
  /** Files, relative to `src/`, that the browser needs for that; the document asks for them early. */
  catalogueFiles: (locale: string, pageName: string) => readonly string[];
  /** The content of `<body>`. Must give the same tree on the server and in the browser. */
  render: (view: PageView<PageModule, Catalogue, Shared>) => ReactNode;
}

/** Names the types of an app once; returns it unchanged. */
export function defineApp<PageModule, Catalogue, Shared>(
  app: SiteApp<PageModule, Catalogue, Shared>,
): SiteApp<PageModule, Catalogue, Shared> {
  return app;
}

/**
 * Imports the page and its catalogue side by side.
 *
 * @throws Error when the app has no such page.
 */
export async function importPage<PageModule, Catalogue>(
  app: Pick<SiteApp<PageModule, Catalogue, never>, 'pages' | 'loadCatalogue'>,
  pageName: string,
  locale: string,
): Promise<{ page: PageModule; catalogue: Catalogue | undefined }> {
  const load = app.pages[pageName];
  if (!load) throw new Error(`The site has no page "${pageName}".`);
  const [page, catalogue] = await Promise.all([load(), app.loadCatalogue(locale, pageName)]);
  return { page, catalogue };
}
