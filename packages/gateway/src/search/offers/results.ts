import type { HotelResult, MapLocation, SearchDetails } from '@sabadora/api';
import type { SearchCriteria } from '../criteria.ts';
import type { Destination } from '../destination/destination.ts';
import { searchDetailsOf } from '../details.ts';
import { cardsOf } from './cards.ts';
import { type FoundOffer, type Page, searchOffers } from './searchOffers.ts';
import type { SearchSource } from './withTerms.ts';

/** Most hotels on one map (SE-242). */
const MAP_LIMIT = 1000;

/** A page of matching hotels, each with its offers as cards. */
export async function findResults(
  source: SearchSource,
  criteria: SearchCriteria,
  page: Page,
  today: string,
): Promise<{ exactMatch: HotelResult[]; searchDetails: SearchDetails; destination: Destination }> {
  const { destination, offers, totalCount } = await searchOffers(source, criteria, page, today);
  const cards = await cardsOf(source.db, offers, criteria, today);
  const exactMatch: HotelResult[] = [];
  for (const card of cards) {
    const last = exactMatch.at(-1);
    if (last?.hotelId === card.hotel.id) last.otherPackages.push(card);
    else exactMatch.push({ hotelId: card.hotel.id, mainPackage: card, otherPackages: [] });
  }
  const searchDetails = await searchDetailsOf(source.db, criteria, destination, totalCount);
  return { exactMatch, searchDetails, destination };
}

/** The positions of matching hotels on a map, at most `MAP_LIMIT`. */
export async function findLocations(
  source: SearchSource,
  criteria: SearchCriteria,
  today: string,
): Promise<{ exactMatch: MapLocation[]; searchDetails: SearchDetails }> {
  const page = { limit: MAP_LIMIT, page: 0, packagesPerHotel: 1 };
  const found = await searchOffers(source, criteria, page, today);
  const hotelIds = found.offers.map(({ hotelId }) => hotelId);
  const hotels =
    hotelIds.length === 0
      ? []
      : await source.db
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
    searchDetails: await searchDetailsOf(source.db, criteria, found.destination, found.totalCount),
  };
}
