import { PassThrough, type Duplex } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/**
 * The stream that a document is piped into, compressed as the browser accepts it. React calls `flush` on it
 * after each chunk, so that a compressed document still arrives in pieces.
 */
export function encodeDocument(acceptEncoding: string | undefined): {
  encoding?: 'br' | 'gzip';
  body: Duplex;
} {
  switch (negotiate(acceptEncoding ?? '', ['br', 'gzip'])) {
    case 'br':
      // Quality 4 takes about as long as gzip 6 and gives a smaller result; a higher one would delay the page.
      return {
        encoding: 'br',
        body: createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
      };
    case 'gzip':
      return { encoding: 'gzip', body: createGzip() };
    case null:
      return { body: new PassThrough() };
  }
}
