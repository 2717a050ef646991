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
      // Quality 4 costs about what gzip 6 does and is smaller; above it a page's time goes into compression.
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
