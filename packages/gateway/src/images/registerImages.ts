import type { FastifyInstance } from 'fastify';
import { notFound, Problem } from '../http/problem.ts';
import { readAddress } from './address.ts';
import { QueueFull } from './limiter.ts';
import { createPictures, type PictureOptions } from './pictures.ts';

const BUSY_RETRY_SECONDS = 3;

interface ImageRoute {
  // One parameter: Fastify answers 414 for a long one of several.
  Params: { '*': string };
}

/**
 * Serves drawn pictures at `/images/{scene}/{name}/{size}.{webp|avif}` for any name; a picture never changes. What can
 * be no picture is 404, and 503 says that too many are being drawn.
 */
export function registerImages(server: FastifyInstance, options: PictureOptions = {}): void {
  const pictures = createPictures(options);
  server.get<ImageRoute>('/images/*', async (request, reply) => {
    const address = readAddress(request.params['*']);
    if (!address) throw notFound('picture at this address');
    const etag = pictures.etagOf(address);
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const picture = await pictures.find(address).catch((error: unknown) => {
      reply.removeHeader('etag').header('cache-control', 'no-store');
      if (!(error instanceof QueueFull)) throw error;
      reply.header('retry-after', BUSY_RETRY_SECONDS);
      throw new Problem(503, 'Too many pictures are being drawn. Ask again in a few seconds.');
    });
    return reply.type(`image/${address.format}`).send(picture);
  });
}
