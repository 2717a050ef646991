import type { IncomingHttpHeaders } from 'node:http';
import type { ReactNode } from 'react';
import type { DocumentAssets } from './assets/DocumentAssets.ts';
import type { SiteApp } from './app.ts';

/** What is known of a request before the site has looked at it. Read once, so that every part agrees. */
export interface RequestFacts {
  /**
   * Address as the visitor's browser sees it; the host is the visitor's, so trust it for choosing, never for
   * redirecting.
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

/** Who the visit is for. `market` is the site's own and opaque to the host. */
export interface Visit<Market> {
  market: Market;
  /** Chooses the chunks, where they differ by locale, e.g. "fr_FR". */
  locale: string;
  /** BCP 47 tag for `<html lang>`. */
  lang: string;
  dir: 'ltr' | 'rtl';
  /**
   * Path below which the pages of this visit are, e.g. "/minisite/la-gazette"; the address of the request begins with
   * it. Routes and loaders see addresses without it, and own paths of redirects get it. @default none
   */
  basePath?: string;
  /** Origins of pictures that documents of this visit may show, beside those of the site. @default [] */
  imageHosts?: readonly string[];
  /** `Set-Cookie` values to send with the response. */
  setCookies?: readonly string[];
}

/** What a loader works with. */
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
  /** @default 200 */
  status?: number;
  /** One of the site's pages. */
  page: string;
  /** Plain JSON data: it travels to the browser in the document. */
  props: unknown;
  /** Title, description, links, robots …: rendered on the server only. */
  head?: ReactNode;
  /** Classic script to run before anything else in the document, such as the text of an `?early` import. */
  early?: string;
  /** @default "private, no-cache", which keeps the page eligible for the back/forward cache */
  cacheControl?: string;
}

/** A redirect to one of the site's own paths, or to a host in `redirectHosts`. */
export interface Redirect {
  redirect: string;
  /** @default 302 */
  status?: 301 | 302 | 303 | 307 | 308;
  /** `Set-Cookie` values to send with the redirect. */
  setCookies?: readonly string[];
}

/** A loader's result for a request. */
export type Loaded = LoadedPage | Redirect;

/** Fetches a page's props, or redirects. */
export type Load<Market> = (input: LoadInput<Market>) => Promise<Loaded> | Loaded;

/** One line of the route table. */
export interface Route<Market> {
  /** find-my-way's syntax: "/stay/:id", "/fr/contact", "/ideas/*". */
  path: string;
  load: Load<Market>;
}

/** Makes one line of the route table. */
export function route<Market>(path: string, load: Load<Market>): Route<Market> {
  return { path, load };
}

/** What a site is, on the server. */
export interface SiteDefinition<PageModule, Shared, Market> {
  app: SiteApp<PageModule, Shared>;
  /** How the server imports the module of each page, by its name; `siteViteConfig` has their files. */
  pages: Readonly<Record<string, () => Promise<PageModule>>>;
  routes: readonly Route<Market>[];
  /** Finds the market of a request by host, path, query or cookie; or sends the visitor elsewhere. */
  visit: (facts: RequestFacts) => Visit<Market> | Redirect;
  /** Plain JSON data that every page needs (market, today, switches); given to the app's `render`. */
  shared: (input: LoadInput<Market>) => Shared;
  /** Awaited before a page is drawn, its module being there: for parts whose code it imports on demand. */
  ready?: () => Promise<void>;
  /** Classic script to run first in every document; a page's own comes after it. */
  early?: string;
  /** Head tags of every page: icons, font preloads. */
  head?: (input: LoadInput<Market>) => ReactNode;
  /** The page for an unknown or malformed address; status 404 unless it says otherwise. */
  notFound: Load<Market>;
  /** The page when a loader or the first render threw; status 500 unless it says otherwise. */
  failure: (input: LoadInput<Market>, error: unknown) => Promise<LoadedPage> | LoadedPage;
}

/** One document to render. */
export interface DocumentInput<Market> {
  input: LoadInput<Market>;
  loaded: LoadedPage;
  assets: DocumentAssets;
  nonce: string;
  /** Called for each error after the shell is out; the reader sees the nearest fallback. */
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
