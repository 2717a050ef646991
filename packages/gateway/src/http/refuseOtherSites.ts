import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/** Accepted values of `Sec-Fetch-Site`: a page of this origin, or an action of the visitor without a page. */
const OWN = new Set(['same-origin', 'none']);

/**
 * Refuses changes posted by pages of another origin (Fetch Metadata, or `Origin` in browsers without it). Requests
 * without either header come from no browser and pass: they carry no visitor's cookies.
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
