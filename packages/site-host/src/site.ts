import type { IncomingHttpHeaders } from 'node:http';
import type { ReactNode } from 'react';
import type { DocumentAssets } from './assets/DocumentAssets.ts';
import type { SiteApp } from './app.ts';

/** Facts of a request, read once before the site handles it, so that every part agrees. */
export interface RequestFacts {
  /**
   * Address as the visitor's browser sees it. A client can forge the host: use it to choose a market, never to
   * redirect.
   */
  url: URL;
  query: URLSearchParams;
  headers: Readonly<IncomingHttpHeaders>;
  cookies: Readonly<Record<string, string | undefined>>;
  /** Calendar day in the site's time zone, ISO ("2026-11-21"). */
  today: string;
  /** Hour in the site's time zone, 0 to 23. */
  hour: number;
}

/** Market, language and paths of a visit. `market` has the site's own type, and the host does not read it. */
export interface Visit<Market> {
  market: Market;
  /** Locale by which chunks are chosen where they differ by locale, e.g. "fr_FR". */
  locale: string;
  /** BCP 47 tag for `<html lang>`. */
  lang: string;
  dir: 'ltr' | 'rtl';
  /**
   * Path below which the pages of this visit are, e.g. "/minisite/la-gazette"; the address of the request begins with
   * it. Routes and loaders get addresses without it, and redirects to own paths get it as a prefix. @default none
   */
  basePath?: string;
  /** Origins of pictures that documents of this visit may show, in addition to those of the site. @default [] */
  imageHosts?: readonly string[];
  /** `Set-Cookie` values to send with the response. */
  setCookies?: readonly string[];
}

/** Input of a loader. */
export interface LoadInput<Market> extends RequestFacts, Visit<Market> {
  /** Decoded path parameters, e.g. `{ id: "42" }` on `/stay/:id`. */
  params: Readonly<Record<string, string | undefined>>;
  /** Internal address of the gateway, without a slash at the end. */
  api: string;
  /** Fires when the visitor has gone or the loader's deadline has passed. */
  signal: AbortSignal;
}

/** A page to render. */
export interface LoadedPage {
  /** HTTP status. @default 200 */
  status?: number;
  /** Name of one of the site's pages. */
  page: string;
  /** Plain JSON data: it travels to the browser in the document. */
  props: unknown;
  /** Title, description, links, robots …: rendered on the server only. */
  head?: ReactNode;
  /** Classic script to run before anything else in the document, such as the text of an `?early` import. */
  early?: string;
  /**
   * Value of `Cache-Control`. @default "private, no-cache", which keeps the page eligible for the back/forward cache
   */
  cacheControl?: string;
}

/** A redirect to one of the site's own paths, or to a host in `redirectHosts`. */
export interface Redirect {
  redirect: string;
  /** HTTP status. @default 302 */
  status?: 301 | 302 | 303 | 307 | 308;
  /** `Set-Cookie` values to send with the redirect. */
  setCookies?: readonly string[];
}

/** A loader's result for a request. */
export type Loaded = LoadedPage | Redirect;

/** Fetches a page's props, or redirects. */
export type Load<Market> = (input: LoadInput<Market>) => Promise<Loaded> | Loaded;

/** One entry of the route table. */
export interface Route<Market> {
  /** find-my-way's syntax: "/stay/:id", "/fr/contact", "/ideas/*". */
  path: string;
  load: Load<Market>;
}

/** Makes one entry of the route table. */
export function route<Market>(path: string, load: Load<Market>): Route<Market> {
  return { path, load };
}

/** Definition of a site on the server. */
export interface SiteDefinition<PageModule, Shared, Market> {
  app: SiteApp<PageModule, Shared>;
  /** Imports the module of each page, by page name; `pages` of `siteViteConfig` has their files. */
  pages: Readonly<Record<string, () => Promise<PageModule>>>;
  routes: readonly Route<Market>[];
  /** Finds the market of a request by host, path, query or cookie; or sends the visitor elsewhere. */
  visit: (facts: RequestFacts) => Visit<Market> | Redirect;
  /** Plain JSON data that every page needs (market, today, switches); given to the app's `render`. */
  shared: (input: LoadInput<Market>) => Shared;
  /** Awaited after a page's module is imported and before the page renders; loads parts imported on demand. */
  ready?: () => Promise<void>;
  /** Classic script to run first in every document; `LoadedPage.early` runs after it. */
  early?: string;
  /** Head tags of every page: icons, font preloads. */
  head?: (input: LoadInput<Market>) => ReactNode;
  /** The page for an unknown address (status 404 unless it gives another) or a malformed one (always status 400). */
  notFound: Load<Market>;
  /** The page when a loader or the first render threw; status 500 unless it gives another. */
  failure: (input: LoadInput<Market>, error: unknown) => Promise<LoadedPage> | LoadedPage;
}

/** One document to render. */
export interface DocumentInput<Market> {
  input: LoadInput<Market>;
  loaded: LoadedPage;
  assets: DocumentAssets;
  nonce: string;
  /** Called for each error after the shell is ready; the visitor sees the nearest fallback. */
  onLateError: (error: unknown) => void;
}

/** A document whose shell is ready to be sent. */
export interface DocumentStream {
  pipe: <Destination extends NodeJS.WritableStream>(destination: Destination) => Destination;
  abort: (reason?: unknown) => void;
}

/** A site that the host can serve: what `src/entry-server.tsx` exports as `site`. */
export interface Site<Market = unknown> {
  routes: readonly Route<Market>[];
  visit: (facts: RequestFacts) => Visit<Market> | Redirect;
  notFound: Load<Market>;
  failure: (input: LoadInput<Market>, error: unknown) => Promise<LoadedPage> | LoadedPage;
  /** Resolves when the shell is ready; rejects when the shell threw. */
  renderDocument: (document: DocumentInput<Market>) => Promise<DocumentStream>;
}
