import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/** Who a browser may say made the request: a page of this origin, or the visitor by hand. */
const OWN = new Set(['same-origin', 'none']);

/**
 * Refuses changes that a page of another origin posts (Fetch Metadata, and `Origin` for browsers without it). Calls without a
 * browser name neither and pass: they have no visitor's cookies.
 */
export function refuseOtherSites(scope: FastifyInstance): void {
  scope.addHook('onRequest', async ({ method, headers, host }) => {
    if (method === 'GET' || method === 'HEAD') return;
    const { origin, 'sec-fetch-site': site } = headers;
    const isForeign =
      (site !== undefined && !OWN.has(site)) || (origin !== undefined && URL.parse(origin)?.host !== host);
    if (isForeign) throw new Problem(403, 'This is changed on this site only.');
  });
}
