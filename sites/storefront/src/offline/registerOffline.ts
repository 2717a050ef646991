import type { FastifyInstance } from '@sabadora/site-host';
import { workerFor } from './serviceWorker.ts';

/** Content-Security-Policy of the worker, which may only fetch from its own origin. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/**
 * Serves the service worker of a market at `/service-worker.js?locale=`; browsers revalidate it before each use.
 *
 * @param isOn false unregisters the worker in browsers that have it
 */
export function registerOffline(app: FastifyInstance, isOn: boolean): void {
  app.get<{ Querystring: { locale?: unknown } }>('/service-worker.js', async (request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', WORKER_POLICY)
      .send(workerFor(request.query.locale, isOn)),
  );
}
