import type { FastifyInstance, FastifyRequest } from '@sabadora/site-host';
import { findMinisite, readMinisiteHosts } from './findMinisite.ts';
import type { Minisite } from './readPartners.ts';

/** Seconds for which search engines may cache a response. */
const MAX_AGE_S = 3600;

const addressOf = ({ protocol, host, url }: FastifyRequest) =>
  URL.parse(`${protocol}://${host}${url}`) ?? new URL('http://localhost');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Sitemap of a minisite: its first page, and the searches and products of its `starts`. */
export function minisiteSitemap({ starts }: Pick<Minisite, 'starts'>, origin: string): string {
  // Without the fragment, which leads to no other page.
  const paths = new Set(['', ...starts.map(({ to }) => to.replace(/#.*/, ''))]);
  const lines = [...paths].map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`;
}

/** Serves `/robots.txt` of each host and the sitemap of each minisite. */
export function registerFound(app: FastifyInstance, minisites: readonly Minisite[]): void {
  const hosts = readMinisiteHosts(process.env['MINISITE_HOSTS'] ?? '');

  app.get('/robots.txt', async (request, reply) => {
    const { origin, hostname } = addressOf(request);
    const rules = [
      'User-agent: *',
      'Disallow: /confirmation/',
      'Disallow: /minisite/*/confirmation/',
      'Allow: /',
    ];
    const own = findMinisite(minisites, hosts, { hostname, pathname: '/' });
    // On a host that partners share, robots.txt names no sitemap; each minisite has its own below its path.
    const sitemaps = own ? [`${origin}/sitemap.xml`] : [];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${MAX_AGE_S}`)
      .send([...rules, '', ...sitemaps.map((address) => `Sitemap: ${address}`), ''].join('\n'));
  });

  for (const path of ['/sitemap.xml', '/minisite/:url/sitemap.xml'])
    app.get(path, async (request, reply) => {
      const url = addressOf(request);
      const found = findMinisite(minisites, hosts, url);
      if (!found) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.');
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', `public, max-age=${MAX_AGE_S}`)
        .send(minisiteSitemap(found.minisite, url.origin + found.basePath));
    });
}
