import type { FastifyInstance } from 'fastify';
import type { DocumentAssets } from './assets/DocumentAssets.ts';
import type { Site } from './site.ts';

/** Where the site's code and files come from: a build, or Vite in development. */
export interface SiteSource {
  /** The site as it is now; in development it may change from one request to the next. */
  site: () => Promise<Site>;
  /**
   * @param page Its name.
   * @param locale As `Visit` names it.
   */
  assets: (page: string, locale: string) => Promise<DocumentAssets>;
  /** Serves the files that documents link to. */
  serveFiles: (app: FastifyInstance) => Promise<void>;
  /** Makes a stack trace point at the source. */
  traceToSource: (error: unknown) => void;
  close: () => Promise<void>;
}
