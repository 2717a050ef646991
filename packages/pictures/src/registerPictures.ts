import type { FastifyInstance, FastifyReply } from 'fastify';
import { type PictureAddress, readAddress, SHARE_SIZE } from './pictureAddress.ts';
import { createPictures, type PictureOptions } from './pictures.ts';
import { isSigned } from './signature.ts';

interface PictureRoute {
  // A single parameter, because Fastify responds with 414 when one of several parameters is long.
  Params: { '*': string };
  Querystring: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Serves drawn pictures at `/images/{scene}/{name}/{size}.{webp|jpeg}`, cached as immutable. A share picture has the
 * title in the query if its signature is valid. For addresses without a picture, the server's not-found handler
 * responds.
 *
 * @throws QueueFull to the server's error handler, when a picture waited too long to be drawn
 */
export function registerPictures(server: FastifyInstance, options: PictureOptions = {}): void {
  const pictures = createPictures(options);
  server.get<PictureRoute>('/images/*', async (request, reply) => {
    const found = readAddress(request.params['*']);
    const address = found && withTitle(found, request.query, options.titleSecret);
    if (!address) return reply.callNotFound();
    const etag = pictures.etagOf(address);
    const keep = () =>
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) return keep().code(304).send();
    const picture = await pictures.find(address, leaving(reply)).catch((error: unknown) => {
      reply.header('cache-control', 'no-store');
      throw error;
    });
    if (!picture) return reply.callNotFound();
    return keep().type(`image/${address.format}`).send(picture);
  });
}

/** A signal that is aborted when the visitor leaves before the response is complete. */
function leaving({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}

/** The picture with the title of the query, if there is one; undefined when the title has no valid signature. */
function withTitle(
  address: PictureAddress,
  { title, signature }: PictureRoute['Querystring'],
  secret: string | undefined,
): PictureAddress | undefined {
  if (address.size !== SHARE_SIZE || title === undefined) return address;
  if (typeof title !== 'string' || typeof signature !== 'string' || secret === undefined) return undefined;
  const picture = `${address.scene}/${address.name}`;
  return isSigned({ picture, title }, signature, secret) ? { ...address, title } : undefined;
}
