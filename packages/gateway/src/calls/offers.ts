import {
  findMapLocations,
  type OffersResponse,
  type OffersRequest,
  searchOffers as searchOffersCall,
  searchOffersByPost,
  recommendedOffer,
} from '@sabadora/api';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/problem.ts';
import { registerCall } from '../http/registerCall.ts';
import { readOffersRequest } from '../search/criteria.ts';
import { findLocations, findResults } from '../search/offers/results.ts';
import { findRecommended } from '../search/offers/recommended.ts';
import { findSuggestionLinks } from '../search/destination/suggestionLinks.ts';
import type { CallContext } from './context.ts';

async function search(context: CallContext, request: OffersRequest): Promise<OffersResponse> {
  const criteria = readOffersRequest(request);
  const { limit, page, fetchPageModel } = request.pagination;
  const { packagesPerHotel } = request;
  const { destination, ...results } = await findResults(
    context,
    criteria,
    { limit, page, packagesPerHotel },
    context.today(),
  );
  return {
    ...results,
    ...(fetchPageModel
      ? { pageModel: { suggestionLinks: await findSuggestionLinks(context, destination, request) } }
      : {}),
  };
}

/** The calls for results, other offers of a hotel, fallback searches and map positions (SE §7). */
export function registerOfferCalls(server: FastifyInstance, context: CallContext): void {
  const handle = (request: OffersRequest) =>
    request.performMapSearch
      ? findLocations(context, readOffersRequest(request), context.today())
      : search(context, request);
  const respondsAs = (request: OffersRequest) => (request.performMapSearch ? findMapLocations : undefined);
  registerCall(server, searchOffersCall, handle, respondsAs);
  registerCall(server, searchOffersByPost, handle, respondsAs);
  registerCall(server, recommendedOffer, async (request) => {
    const found = await findRecommended(context, request, context.today());
    if (!found) throw notFound(`offer to recommend beside ${request.id}`);
    return found;
  });
}
