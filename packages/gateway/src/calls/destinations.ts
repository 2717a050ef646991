import { autocompleteGeonames, recommendedAutocomplete } from '@sabadora/api';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../http/registerCall.ts';
import { recommendDestinations, suggestDestinations } from '../search/destination/suggestDestinations.ts';
import type { CallContext } from './context.ts';

/** Most suggestions recommended for a term. */
const RECOMMENDED_MAX = 10;

/** The calls for the suggestions of the destination field (SE-057…SE-060). */
export function registerDestinationCalls(server: FastifyInstance, { db }: CallContext): void {
  registerCall(server, autocompleteGeonames, ({ term, locale, maxResults }) =>
    suggestDestinations(db, term, locale, maxResults),
  );
  registerCall(server, recommendedAutocomplete, ({ q, locale }) =>
    q.trim() === '' ? recommendDestinations(db, locale) : suggestDestinations(db, q, locale, RECOMMENDED_MAX),
  );
}
