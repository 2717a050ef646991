import {
  findMapLocations,
  type HotelResult,
  type MapLocation,
  type OffersAnswer,
  type OffersRequest,
  type SearchDetails,
  searchOffers as searchOffersCall,
  searchOffersByPost,
} from '@sabadora/api';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../http/registerCall.ts';
import { cardsOf } from '../search/cards.ts';
import { readOffersRequest } from '../search/criteria.ts';
import { searchDetailsOf } from '../search/details.ts';
import { type FoundOffer, searchOffers } from '../search/searchOffers.ts';
import type { CallContext } from './context.ts';

/** Hotels on one map (SE-242). */
const MAP_LIMIT = 1000;

async function search({ db, today }: CallContext, request: OffersRequest): Promise<OffersAnswer> {
  const criteria = readOffersRequest(request);
  const { limit, page } = request.pagination;
  const { packagesPerHotel } = request;
  const found = await searchOffers(db, criteria, { limit, page, packagesPerHotel }, today());
  const cards = await cardsOf(db, found.offers, criteria);
  const exactMatch: HotelResult[] = [];
  for (const card of cards) {
    const last = exactMatch.at(-1);
    if (last?.hotelId === card.hotel.id) last.otherPackages.push(card);
    else exactMatch.push({ hotelId: card.hotel.id, mainPackage: card, otherPackages: [] });
  }
  return { exactMatch, searchDetails: searchDetailsOf(criteria, found.destination, found.totalCount) };
}

async function locate(
  { db, today }: CallContext,
  request: OffersRequest,
): Promise<{ exactMatch: MapLocation[]; searchDetails: SearchDetails }> {
  const criteria = readOffersRequest(request);
  const found = await searchOffers(db, criteria, { limit: MAP_LIMIT, page: 0, packagesPerHotel: 1 }, today());
  const hotelIds = found.offers.map(({ hotelId }) => hotelId);
  const positions =
    hotelIds.length === 0
      ? []
      : await db
          .selectFrom('hotel')
          .select(['id', 'latitude', 'longitude'])
          .where('id', 'in', hotelIds)
          .execute();
  const byId = new Map(positions.map(({ id, latitude, longitude }) => [id, { latitude, longitude }]));
  const toLocation = ({ hotelId, id, total }: FoundOffer): MapLocation[] => {
    const location = byId.get(hotelId);
    return location ? [{ id: hotelId, location, firstWeekendId: id, sellPrice: total }] : [];
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
  const answeredAs = (request: OffersRequest) => (request.performMapSearch ? findMapLocations : undefined);
  registerCall(server, searchOffersCall, answer, answeredAs);
  registerCall(server, searchOffersByPost, answer, answeredAs);
}
