import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { mapGeography } from '@sabadora/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerCall } from '../http/registerCall.ts';
import { findGeography } from '../map/geographyData.ts';
import { languageOf } from '../search/locale.ts';
import type { CallContext } from './context.ts';

/** Cached for a day: coasts do not change, and a new town may appear on the map a day late. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

const ACCEPTS_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

interface Known {
  json: string;
  gzipped: Buffer;
  etag: string;
}

async function toKnown(json: string): Promise<Known> {
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 22);
  return { json, gzipped: await promisify(gzip)(json), etag: `W/"${hash}"` };
}

const localeIn = ({ query }: FastifyRequest) => (query as Record<string, unknown>)['locale'];

/**
 * The call for the geography of the plain map. Each locale's response is built once per process, kept compressed, and
 * cached for a day by browsers.
 */
export function registerGeographyCall(server: FastifyInstance, { db }: CallContext): void {
  void server.register(async (scope) => {
    /** Compressed responses by locale, validated with their schema before they were first sent. */
    const known = new Map<unknown, Known>();
    scope.addHook('onRequest', async (request, reply) => {
      const cached = known.get(localeIn(request));
      if (cached) return reply.type('application/json; charset=utf-8').send(cached.json);
    });
    scope.addHook('onSend', async (request, reply, payload) => {
      if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
      const cached = known.get(localeIn(request)) ?? (await toKnown(payload));
      known.set(localeIn(request), cached);
      reply
        .header('cache-control', CACHE_CONTROL)
        .header('etag', cached.etag)
        .header('vary', 'accept-encoding');
      if (request.headers['if-none-match']?.includes(cached.etag)) {
        reply.code(304).removeHeader('content-type').removeHeader('content-length');
        return null;
      }
      if (!ACCEPTS_GZIP.test(request.headers['accept-encoding'] ?? '')) return payload;
      reply.header('content-encoding', 'gzip').header('content-length', cached.gzipped.length);
      return cached.gzipped;
    });
    registerCall(scope, mapGeography, ({ locale }) => findGeography(db, languageOf(locale)));
  });
}
