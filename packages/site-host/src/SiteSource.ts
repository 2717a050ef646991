import type { FastifyInstance } from 'fastify';
import type { DocumentAssets } from './assets/DocumentAssets.ts';
import type { Site } from './site.ts';

/** Where the site's code and files come from: a build, or Vite in development. */
export interface SiteSource {
  /** The site as it is now; in development it may change from one request to the next. */
  site: () => Promise<Site>;
  /**
   * Files that the document of a page links to.
   *
   * @param page Name of the page.
   * @param locale Locale as in `Visit`, e.g. "fr_FR".
   */
  assets: (page: string, locale: string) => Promise<DocumentAssets>;
  /** Serves the files that documents link to. */
  serveFiles: (app: FastifyInstance) => Promise<void>;
  /** Makes a stack trace point at the source. */
  traceToSource: (error: unknown) => void;
  close: () => Promise<void>;
}
