import { defineCall } from '../call.ts';

/** Returns the pages of a market that search engines may list, by kind. */
export const sitemapPages = /* @__PURE__ */ defineCall({
  name: 'sitemapPages',
  method: 'GET',
  base: 'gateway',
  path: '/sitemap.json',
  schemas: async () => (await import('../schemas/sitemap.ts')).sitemapPages,
});
