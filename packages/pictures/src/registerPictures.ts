import type { FastifyInstance } from 'fastify';
import { readAddress } from './pictureAddress.ts';
import { createPictures, type PictureOptions } from './pictures.ts';

interface PictureRoute {
  // One parameter: Fastify answers 414 for a long one of several.
  Params: { '*': string };
}

/**
 * Serves drawn pictures at `/images/{scene}/{name}/{size}.{webp|avif|jpeg}`; a picture never changes. Where there can be no
 * picture, the server's own not-found handler responds.
 *
 * @throws QueueFull from the handler, to the server's error handler, when too many pictures are being drawn
 */
export function registerPictures(server: FastifyInstance, options: PictureOptions = {}): void {
  const pictures = createPictures(options);
  server.get<PictureRoute>('/images/*', async (request, reply) => {
    const address = readAddress(request.params['*']);
    if (!address) return reply.callNotFound();
    const etag = pictures.etagOf(address);
    const keep = () =>
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) return keep().code(304).send();
    const picture = await pictures.find(address).catch((error: unknown) => {
      reply.header('cache-control', 'no-store');
      throw error;
    });
    if (!picture) return reply.callNotFound();
    return keep().type(`image/${address.format}`).send(picture);
  });
}
