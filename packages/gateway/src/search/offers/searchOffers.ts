import type { SearchIndex } from '../../searchIndex/SearchIndex.ts';
import type { SearchCriteria } from '../criteria.ts';
import { type Destination, findDestination } from '../destination/destination.ts';
import { topK } from '../topK.ts';
import {
  distances,
  hotelCandidates,
  offerCandidates,
  panelFilters,
  type StayTerms,
  type Test,
} from './fitting.ts';
import { type Ranking, rankingOf } from './ranking.ts';
import { pricedIndex, type SearchSource } from './withTerms.ts';
import { outOfRange } from '../../searchIndex/outOfRange.ts';

/** The requested part of the results. */
export interface Page {
  /** Hotels per page. */
  limit: number;
  /** Number of the page, from 0. */
  page: number;
  /** Most offers of one hotel, including its main one. */
  packagesPerHotel: number;
}

/** A matching offer with its price. */
export interface FoundOffer {
  id: number;
  hotelId: number;
  /** Cents for the party and all nights. */
  total: number;
  nights: number;
  /** Rooms left; null without dates. */
  rooms: number | null;
  /** Null when no position is known. */
  distanceKm: number | null;
  /** Number of matching offers of the hotel. */
  offersOfHotel: number;
  /** Position of the hotel in the whole list, from 0. */
  index: number;
}

/** One page of the matching offers. */
export interface Found {
  /** Number of matching hotels. */
  totalCount: number;
  destination: Destination;
  /** In the order shown; offers of one hotel follow each other, the main one first. */
  offers: FoundOffer[];
}

/** Compares two offers by the ranking, equal ones by their numbers, so that the order is total. */
function orderOf({ key, score }: Ranking) {
  return (one: number, other: number): boolean => {
    const byKey = key(one) - key(other);
    if (byKey !== 0) return byKey < 0;
    const byScore = score(other) - score(one);
    return byScore === 0 ? one < other : byScore < 0;
  };
}

/** The matching hotels, each with the offer that represents it. */
interface Listing {
  count: number;
  offers: Int32Array;
  keys: Float64Array;
  scores: Float64Array;
}

function listHotels({ hotels }: SearchIndex, isHotel: Test, isOffer: Test, { key, score }: Ranking): Listing {
  const listing: Listing = {
    count: 0,
    offers: new Int32Array(hotels.count),
    keys: new Float64Array(hotels.count),
    scores: new Float64Array(hotels.count),
  };
  for (let hotel = 0; hotel < hotels.count; hotel += 1) {
    if (!isHotel(hotel)) continue;
    const end = hotels.offers[hotel + 1] ?? outOfRange();
    let best = -1;
    let bestKey = 0;
    let bestScore = 0;
    for (let offer = hotels.offers[hotel] ?? outOfRange(); offer < end; offer += 1) {
      if (!isOffer(offer)) continue;
      const offerKey = key(offer);
      if (best >= 0 && offerKey > bestKey) continue;
      const offerScore = score(offer);
      if (best >= 0 && offerKey === bestKey && offerScore <= bestScore) continue;
      best = offer;
      bestKey = offerKey;
      bestScore = offerScore;
    }
    if (best < 0) continue;
    listing.offers[listing.count] = best;
    listing.keys[listing.count] = bestKey;
    listing.scores[listing.count] = bestScore;
    listing.count += 1;
  }
  return listing;
}

/** The entries of a page of the listing, in order. */
function pageOf({ count, keys, scores }: Listing, { limit, page }: Page): number[] {
  const isBefore = (one: number, other: number) => {
    const byKey = (keys[one] ?? outOfRange()) - (keys[other] ?? outOfRange());
    if (byKey !== 0) return byKey < 0;
    const byScore = (scores[other] ?? outOfRange()) - (scores[one] ?? outOfRange());
    return byScore === 0 ? one < other : byScore < 0;
  };
  const start = page * limit;
  return start >= count ? [] : topK(count, start + limit, isBefore).slice(start);
}

/** The tests, the order and the distances of a search, as functions of numbers in the search index. */
function compileSearch(
  searchIndex: SearchIndex,
  criteria: SearchCriteria,
  destination: Destination,
  terms: StayTerms,
  today: string,
) {
  const { where, position } = destination;
  const filters = panelFilters(searchIndex, criteria, terms);
  const isHere = hotelCandidates(searchIndex, criteria, where, criteria.petsAllowed);
  const ofHotel = Object.values(filters.ofHotel);
  const isOnSale = offerCandidates(searchIndex, criteria, terms, today);
  const { price, tag } = filters.ofOffer;
  return {
    isHotel: (hotel: number) => isHere(hotel) && ofHotel.every((holds) => holds(hotel)),
    isOffer: (offer: number) => isOnSale(offer) && tag(offer) && price(offer),
    ranking: rankingOf(searchIndex, criteria, terms, destination),
    distance: distances(searchIndex, position),
  };
}

/**
 * Finds offers: each hotel once, represented by its first matching offer in the requested order. The order is
 * total (ties end at the hotel's id), so pages neither overlap nor leave gaps while the catalogue does not change.
 *
 * @param today ISO day in Europe/Paris; a stay before it does not match.
 */
export async function searchOffers(
  source: SearchSource,
  criteria: SearchCriteria,
  page: Page,
  today: string,
): Promise<Found> {
  const destination = await findDestination(source.db, criteria);
  const { searchIndex, terms } = await pricedIndex(source.searchIndex, criteria, today);
  const { isHotel, isOffer, ranking, distance } = compileSearch(
    searchIndex,
    criteria,
    destination,
    terms,
    today,
  );
  const listing = listHotels(searchIndex, isHotel, isOffer, ranking);
  const { hotels, offers } = searchIndex;
  const shown = pageOf(listing, page).flatMap((entry, nth) => {
    const main = listing.offers[entry] ?? outOfRange();
    const hotel = offers.hotel[main] ?? outOfRange();
    const first = hotels.offers[hotel] ?? outOfRange();
    const count = (hotels.offers[hotel + 1] ?? outOfRange()) - first;
    const matching = Array.from({ length: count }, (_, more) => first + more).filter(isOffer);
    const isBefore = orderOf(ranking);
    const inOrder = matching.sort((one, other) => (isBefore(one, other) ? -1 : 1));
    return inOrder.slice(0, page.packagesPerHotel).map((offer): FoundOffer => ({
      id: offers.id[offer] ?? outOfRange(),
      hotelId: hotels.id[hotel] ?? outOfRange(),
      total: terms.total(offer),
      nights: terms.nights(offer),
      rooms: terms.rooms(offer),
      distanceKm: destination.isPoint ? distance(hotel) : null,
      offersOfHotel: matching.length,
      index: page.page * page.limit + nth,
    }));
  });
  return { totalCount: listing.count, destination, offers: shown };
}
