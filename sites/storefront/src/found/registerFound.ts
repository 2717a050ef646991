import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { createApiClient } from '@sabadora/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from '@sabadora/site-host';
import { foundFiles } from './foundFiles.ts';

/** Seconds for which search engines may cache a response. */
const MAX_AGE_S = 3600;

/**
 * Serves `/robots.txt`, `/sitemap.xml` and the sitemaps that it lists.
 *
 * @param gateway Internal address of the gateway.
 */
export function registerFound(app: FastifyInstance, gateway: string): void {
  const files = foundFiles(createApiClient({ origin: gateway }));

  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${MAX_AGE_S}`)
      .send(files.robots(addressOf(request))),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const index = await files.index(addressOf(request));
    return index === undefined ? notThere(reply) : sendXml(request, reply, [index]);
  });

  app.get<{ Params: { locale: string; file: string } }>('/sitemaps/:locale/:file', async (request, reply) => {
    const { locale, file } = request.params;
    const pieces = files.sitemap(addressOf(request), locale, file);
    return pieces ? sendXml(request, reply, pieces) : notThere(reply);
  });
}

const addressOf = ({ protocol, host }: FastifyRequest) =>
  URL.parse(`${protocol}://${host}`) ?? new URL('http://localhost');

const notThere = (reply: FastifyReply) =>
  reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.');

function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: Iterable<string> | AsyncIterable<string>,
): FastifyReply {
  void reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', `public, max-age=${MAX_AGE_S}`)
    .header('vary', 'accept-encoding');
  const text = Readable.from(pieces);
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(text);
  const gzip = createGzip();
  // An error while streaming breaks the response off.
  text.once('error', (error) => gzip.destroy(error));
  return reply.header('content-encoding', 'gzip').send(text.pipe(gzip));
}
