import { findFacets as findFacetsCall } from '@sabadora/api';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../http/registerCall.ts';
import { findFacets } from '../search/facets/facets.ts';
import type { CallContext } from './context.ts';

/** The call for the counts of the filter panel (D-014). */
export function registerFacetCalls(server: FastifyInstance, context: CallContext): void {
  registerCall(server, findFacetsCall, (request) => findFacets(context, request, context.today()));
}
