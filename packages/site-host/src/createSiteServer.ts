import { join } from 'node:path';
import { fastify, LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { developmentSource } from './assets/developmentSource.ts';
import { productionSource } from './assets/productionSource.ts';
import { dayAndHour } from './clock.ts';
import { checkedRules, securityHeaders, type EmbeddedProvider } from './headers.ts';
import { proxyToGateway } from './proxyToGateway.ts';
import { isWellFormed, MALFORMED_PATH } from './paths.ts';
import { PROBLEM_JSON, problem } from './problem.ts';
import { servePages } from './servePages.ts';
import type { SiteSource } from './SiteSource.ts';
import { SPECULATION_RULES_PATH, speculationRules } from './speculationRules.ts';

/** Where a site is, and how it is served. */
export interface SiteServerOptions {
  /** The site's folder, absolute: it holds `vite.config.ts` and `src/`. */
  root: string;
  mode: 'development' | 'production';
  /** Internal address of the gateway, e.g. "http://127.0.0.1:4100". */
  gateway: string;
  /**
   * Path prefixes that are proxied to the gateway.
   *
   * @default ['/api', '/gateway', '/front-gateway', '/images', '/beneficiary/single-vouchers']
   */
  proxiedPrefixes?: readonly string[];
  /** Folder of the build, relative to `root`. @default 'dist' */
  outDir?: string;
  /** Origins of pictures on other hosts. @default [] */
  imageHosts?: readonly string[];
  /** Origins of map styles and tiles on other hosts. @default [] */
  mapHosts?: readonly string[];
  /** Origins of films on other hosts. @default [] */
  filmHosts?: readonly string[];
  /** Hosts (with port) that a redirect may lead to, in addition to the site's own paths. @default [] */
  redirectHosts?: readonly string[];
  /** Time zone of `today` and `hour`, e.g. "Europe/Lisbon". */
  timeZone: string;
  /** Name of the one Trusted Types policy that the site's scripts may create. @default none */
  trustedTypesPolicy?: string;
  /** A provider whose script documents may load in addition to the site's own. @default none */
  embedded?: EmbeddedProvider | undefined;
  /** Value of `Strict-Transport-Security`; set it only where every host speaks https. @default not sent */
  strictTransportSecurity?: string;
  /** Number of proxies in front whose `X-Forwarded-*` headers are trusted. @default 0 */
  trustedHops?: number;
  /**
   * Milliseconds for a loader, for a stream after its shell, and for the gateway to begin its response. @default 15000
   */
  deadlineMs?: number;
  /**
   * Milliseconds for the gateway to begin a picture (below `/images`), which it draws at the first request. @default
   * 90000
   */
  pictureDeadlineMs?: number;
  /** Returns the current time. @default the system clock */
  now?: () => Date;
  /** Fastify's logger. @default warnings and errors, as JSON lines on standard output */
  logger?: FastifyServerOptions['logger'];
  /** Registers what the site serves beside pages, such as a sitemap. */
  serveMore?: (app: FastifyInstance) => void;
  /** Where the site comes from. @default by `mode`: the build, or Vite */
  source?: SiteSource;
}

const DEFAULT_PREFIXES = ['/api', '/gateway', '/front-gateway', '/images', '/beneficiary/single-vouchers'];

/**
 * A server for one site, ready to listen: pages, files, the gateway's paths, speculation rules and `/healthz`.
 *
 * @throws Error when the site is not built (production), a host in the options is not an origin, or the time zone
 * is unknown.
 */
export async function createSiteServer(options: SiteServerOptions): Promise<FastifyInstance> {
  const { gateway, imageHosts = [], mapHosts = [], trustedHops = 0 } = options;
  const { deadlineMs = 15_000, pictureDeadlineMs = 90_000 } = options;
  const prefixes = options.proxiedPrefixes ?? DEFAULT_PREFIXES;
  const { filmHosts, trustedTypesPolicy, embedded } = options;
  const contentRules = checkedRules({ imageHosts, mapHosts, filmHosts, trustedTypesPolicy, embedded });
  // An unknown zone fails here rather than at the first request.
  dayAndHour(new Date(), options.timeZone);
  const app = fastify({
    logger: options.logger ?? { level: 'warn' },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedHops > 0 && ((_address, hop) => hop < trustedHops),
    // Page addresses match one wildcard parameter; only Node's limit on headers restricts their length.
    routerOptions: { maxParamLength: 16_384 },
    forceCloseConnections: options.mode === 'development' ? true : 'idle',
    rewriteUrl: ({ url = '' }) => (isWellFormed(url) ? url : MALFORMED_PATH),
  });
  const headers = securityHeaders(options.strictTransportSecurity, embedded);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 500) request.log.error({ err: error, url: request.originalUrl }, 'A request failed');
    if (options.mode === 'development' && error instanceof Error) {
      return reply.code(status).type('text/plain; charset=utf-8').send(error.stack);
    }
    return reply.code(status).type(PROBLEM_JSON).send(problem(status, 'The request could not be processed.'));
  });

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get(SPECULATION_RULES_PATH, async (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(speculationRules(prefixes))),
  );
  proxyToGateway(app, { gateway, prefixes, deadlineMs, pictureDeadlineMs });
  options.serveMore?.(app);

  app.addHook('preClose', async () => {
    // A connection whose last response ends while the server closes would otherwise stay open until its keep-alive
    // ends.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
    app.server.once('close', () => clearInterval(sweep));
  });

  const source = options.source ?? (await sourceOf(options, app));
  // Runs before the server waits for its connections to end, because Vite's socket would stay open.
  app.addHook('preClose', () => source.close());
  await source.serveFiles(app);
  servePages(app, {
    source,
    gateway,
    contentRules,
    deadlineMs,
    redirectHosts: options.redirectHosts ?? [],
    timeZone: options.timeZone,
    now: options.now ?? (() => new Date()),
  });
  return app;
}

function sourceOf(
  { root, mode, outDir = 'dist' }: SiteServerOptions,
  app: FastifyInstance,
): Promise<SiteSource> {
  return mode === 'production' ? productionSource(join(root, outDir)) : developmentSource(root, app.server);
}
