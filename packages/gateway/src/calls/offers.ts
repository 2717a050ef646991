import {
  findMapLocations,
  type HotelResult,
  type MapLocation,
  type OffersResponse,
  type OffersRequest,
  type SearchDetails,
  searchOffers as searchOffersCall,
  searchOffersByPost,
  recommendedOffer,
} from '@sabadora/api';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/problem.ts';
import { registerCall } from '../http/registerCall.ts';
import { cardsOf } from '../search/offers/cards.ts';
import { readOffersRequest } from '../search/criteria.ts';
import { searchDetailsOf } from '../search/details.ts';
import { type FoundOffer, searchOffers } from '../search/offers/searchOffers.ts';
import { findRecommended } from '../search/offers/recommended.ts';
import { findSuggestionLinks } from '../search/destination/suggestionLinks.ts';
import type { CallContext } from './context.ts';

/** Hotels on one map (SE-242). */
const MAP_LIMIT = 1000;

async function search(context: CallContext, request: OffersRequest): Promise<OffersResponse> {
  const { db, today } = context;
  const criteria = readOffersRequest(request);
  const { limit, page, fetchPageModel } = request.pagination;
  const { packagesPerHotel } = request;
  const day = today();
  const found = await searchOffers(context, criteria, { limit, page, packagesPerHotel }, day);
  const cards = await cardsOf(db, found.offers, criteria, day);
  const exactMatch: HotelResult[] = [];
  for (const card of cards) {
    const last = exactMatch.at(-1);
    if (last?.hotelId === card.hotel.id) last.otherPackages.push(card);
    else exactMatch.push({ hotelId: card.hotel.id, mainPackage: card, otherPackages: [] });
  }
  return {
    exactMatch,
    searchDetails: searchDetailsOf(criteria, found.destination, found.totalCount),
    ...(fetchPageModel
      ? { pageModel: { suggestionLinks: await findSuggestionLinks(db, found.destination, request) } }
      : {}),
  };
}

async function locate(
  context: CallContext,
  request: OffersRequest,
): Promise<{ exactMatch: MapLocation[]; searchDetails: SearchDetails }> {
  const { db, today } = context;
  const criteria = readOffersRequest(request);
  const found = await searchOffers(
    context,
    criteria,
    { limit: MAP_LIMIT, page: 0, packagesPerHotel: 1 },
    today(),
  );
  const hotelIds = found.offers.map(({ hotelId }) => hotelId);
  const hotels =
    hotelIds.length === 0
      ? []
      : await db
          .selectFrom('hotel')
          .select(['id', 'label', 'stars', 'latitude', 'longitude', 'review_count', 'review_average'])
          .where('id', 'in', hotelIds)
          .execute();
  const byId = new Map(hotels.map((hotel) => [hotel.id, hotel]));
  const toLocation = ({ hotelId, id, total }: FoundOffer): MapLocation[] => {
    const hotel = byId.get(hotelId);
    if (!hotel) return [];
    const { label, stars, latitude, longitude, review_count: count, review_average } = hotel;
    const review = { count, average: count > 0 ? review_average : null };
    const location = { latitude, longitude };
    return [{ id: hotelId, label, stars, review, location, firstWeekendId: id, sellPrice: total }];
  };
  return {
    exactMatch: found.offers.flatMap(toLocation),
    searchDetails: searchDetailsOf(criteria, found.destination, found.totalCount),
  };
}

/** Results, other offers of a hotel, fallback searches and map positions (SE §7). */
export function registerOfferCalls(server: FastifyInstance, context: CallContext): void {
  const answer = (request: OffersRequest) =>
    request.performMapSearch ? locate(context, request) : search(context, request);
  const respondsAs = (request: OffersRequest) => (request.performMapSearch ? findMapLocations : undefined);
  registerCall(server, searchOffersCall, answer, respondsAs);
  registerCall(server, searchOffersByPost, answer, respondsAs);
  registerCall(server, recommendedOffer, async (request) => {
    const found = await findRecommended(context, request, context.today());
    if (!found) throw notFound(`offer to recommend beside ${request.id}`);
    return found;
  });
}
