import { addDays, daysBetween } from '@sabadora/days';
import type { OffersRequest } from '@sabadora/api';
import type { Kysely, Selectable } from 'kysely';
import type { HotelTable } from '../database/hotelTables.ts';
import type { OfferCalendarTable, OfferTable } from '../database/offerTables.ts';
import type { PlaceTable, Tables } from '../database/tables.ts';
import { type SearchCriteria } from '../search/criteria.ts';
import { distanceKm } from '../search/geography.ts';
import { partyPercent, partyTotal } from '../search/offers/party.ts';
import { scoreOf } from '../search/offers/ranking.ts';

/** The rows of a small catalogue, from which expected responses are computed without SQL. */
export interface Catalogue {
  hotels: Map<number, Selectable<HotelTable>>;
  offers: Selectable<OfferTable>[];
  years: Map<number, Selectable<OfferCalendarTable>>;
  places: Map<number, Selectable<PlaceTable>>;
}

export async function readCatalogue(db: Kysely<Tables>): Promise<Catalogue> {
  const hotels = await db.selectFrom('hotel').selectAll().execute();
  const years = await db.selectFrom('offer_calendar').selectAll().execute();
  const places = await db.selectFrom('place').selectAll().execute();
  return {
    hotels: new Map(hotels.map((row) => [row.id, row])),
    offers: await db.selectFrom('offer').selectAll().orderBy('id').execute(),
    years: new Map(years.map((row) => [row.offer_id, row])),
    places: new Map(places.map((row) => [row.id, row])),
  };
}

/** An offer that should match. */
export interface Expected {
  id: number;
  hotelId: number;
  position: number;
  total: number;
  nights: number;
  /** Price in cents, unrounded, per person and night; of the voucher in a gift search. */
  share: number;
  score: number;
  promo: number;
  popularity: number;
  distance: number | undefined;
  /** Distance band in a circle, from 0; 0 in a place. */
  band: number;
}

type Hotel = Selectable<HotelTable>;
type Offer = Selectable<OfferTable>;

const meets = <Item>(chosen: readonly Item[], has: readonly Item[]) =>
  chosen.length === 0 || chosen.some((item) => has.includes(item));

/** The position from which distances are measured. */
function centreOf({ hotels, places }: Catalogue, { position, hotelId, area }: SearchCriteria) {
  return position ?? (hotelId === undefined ? places.get(area?.id ?? 0) : hotels.get(hotelId));
}

function isAt(catalogue: Catalogue, criteria: SearchCriteria, hotel: Hotel): boolean {
  const { area, hotelId, position, distance } = criteria;
  const centre = centreOf(catalogue, criteria);
  const away = centre ? distanceKm(centre, hotel) : 0;
  const isWithin = (min: number, max: number) => away >= min && away <= max;
  if (hotelId !== undefined) {
    if (!catalogue.hotels.get(hotelId)?.active) return false;
    return distance ? isWithin(distance.min, distance.max ?? 300) : hotel.id === hotelId;
  }
  if (!area) return !position || isWithin(distance?.min ?? 0, distance?.max ?? 300);
  if (catalogue.places.get(area.id)?.kind !== area.kind) return false;
  const column = {
    city: hotel.city_id,
    searesort: hotel.sea_resort_id,
    skiresort: hotel.ski_resort_id,
    touristicregion: hotel.touristic_ids.find((id) => id === area.id),
    department: hotel.department_id,
    region: hotel.region_id,
    country: hotel.country_id,
    poi: null,
  }[area.kind];
  if (area.kind === 'poi') return distance ? isWithin(distance.min, distance.max ?? 300) : isWithin(0, 20);
  const isPoint = area.kind === 'city' || area.kind === 'searesort' || area.kind === 'skiresort';
  if (!distance) return column === area.id;
  const { min, max = 300 } = distance;
  return isPoint ? isWithin(min, max) : column === area.id && isWithin(min, max >= 300 ? Infinity : max);
}

/** Cents for two, cents for the party, and nights; undefined when the stay is not available. */
function priceOf({ years }: Catalogue, criteria: SearchCriteria, offer: Offer, today: string) {
  const { isGift, stay, party } = criteria;
  const percent = partyPercent(party);
  if (isGift) {
    const [voucher] = offer.voucher_prices ?? [];
    return offer.giftable && voucher ? { base: voucher, total: voucher, nights: 1 } : undefined;
  }
  const year = years.get(offer.id);
  if (!year) return undefined;
  if (!stay) {
    return { base: year.from_price, total: partyTotal(year.from_price, percent), nights: year.from_nights };
  }
  const start = daysBetween(year.first_day, stay.checkin);
  if (stay.checkin < today || (year.min_nights[start] ?? 99) > stay.nights) return undefined;
  const nights = Array.from({ length: stay.nights }, (_, night) => start + night);
  if (nights.some((night) => (year.rooms[night] ?? 0) <= 0)) return undefined;
  const base = nights.reduce((sum, night) => sum + (year.prices[night] ?? 0), 0);
  return { base, total: partyTotal(base, percent), nights: stay.nights };
}

/** Whether the search is by distance from a point rather than in a place. */
function isRing({ area, hotelId, position, distance }: SearchCriteria): boolean {
  if (hotelId !== undefined) return distance !== undefined;
  if (!area) return position !== undefined;
  const isPoint = area.kind === 'city' || area.kind === 'searesort' || area.kind === 'skiresort';
  return area.kind === 'poi' || (isPoint && distance !== undefined);
}

/** Number of the distance band: up to 30, 75, 150 km, and beyond. */
const bandOf = (km: number) => [30, 75, 150].filter((edge) => km > edge).length;

/** Every offer that matches the criteria, computed from the rules instead of SQL. */
export function expectedOffers(catalogue: Catalogue, criteria: SearchCriteria, today: string): Expected[] {
  return catalogue.offers.flatMap((offer) => {
    const hotel = catalogue.hotels.get(offer.hotel_id);
    const price = priceOf(catalogue, criteria, offer, today);
    if (!hotel?.active || !offer.published || !price) return [];
    if (offer.expires_on !== null && offer.expires_on < today) return [];
    const { party, isGift } = criteria;
    if (
      party.adults > offer.max_adults ||
      party.children > offer.max_children ||
      party.babies > offer.max_babies
    )
      return [];
    const share = isGift ? price.total : price.total / (party.adults + party.children) / price.nights;
    const { min = 0, max = Infinity } = criteria.price;
    const isFitting =
      isAt(catalogue, criteria, hotel) &&
      meets(criteria.themeIds, offer.theme_ids) &&
      meets(criteria.tags, offer.tag_ids) &&
      meets(criteria.facilities, hotel.facility_ids) &&
      meets(criteria.hotelEnvironments, hotel.environments) &&
      meets(criteria.hotelStyles, hotel.styles) &&
      meets(criteria.hotelTypes, [hotel.type]) &&
      meets(criteria.stars, [hotel.stars]) &&
      (!criteria.petsAllowed || hotel.pets_allowed) &&
      (criteria.minReviewScore === undefined || (hotel.review_average ?? 0) >= criteria.minReviewScore) &&
      !criteria.excludedHotelIds.includes(hotel.id) &&
      share >= min - 1e-9 &&
      share <= max + 1e-9;
    if (!isFitting) return [];
    const centre = centreOf(catalogue, criteria);
    const nightForTwo = price.base / price.nights;
    return [
      {
        id: offer.id,
        hotelId: hotel.id,
        position: offer.position,
        total: price.total,
        nights: price.nights,
        share,
        promo: offer.promo,
        popularity: hotel.popularity,
        distance: centre && distanceKm(centre, hotel),
        band: isRing(criteria) && centre ? bandOf(distanceKm(centre, hotel)) : 0,
        score: scoreOf({
          quality: offer.quality,
          reviewCount: hotel.review_count,
          reviewAverage: hotel.review_average,
          popularity: hotel.popularity,
          stars: hotel.stars,
          nightForTwo,
        }),
      },
    ];
  });
}

/** The value by which a sort order sorts; it never decreases from one result to the next. */
export function sortKey(
  orderBy: OffersRequest['sorting']['orderBy'],
  offer: Expected,
  isGift: boolean,
): number {
  switch (orderBy) {
    case 'priceQuality':
      // A score is below 1, so every hotel of a band comes before those of the next band.
      return offer.band - offer.score;
    case 'distance':
      return offer.distance ?? -offer.score;
    case 'discount':
      return -offer.promo;
    case 'popularity':
      return -offer.popularity;
    case 'priceAsc':
      return offer.total / offer.nights;
    case 'singleVoucherPriceAsc':
      return isGift ? offer.total : -offer.score;
    case 'singleVoucherPriceDesc':
      return isGift ? -offer.total : -offer.score;
  }
}

/**
 * The lowest price of a night for two per day over all offers, from the minimum stays that begin on it (of longer
 * ones, the first four nights).
 */
export function expectedDayPrices(
  catalogue: Catalogue,
  offerIds: number[],
  from: string,
  to: string,
): Map<string, number> {
  const days = new Map<string, number>();
  for (let day = from; day <= to; day = addDays(day, 1)) {
    for (const id of offerIds) {
      const year = catalogue.years.get(id);
      if (!year) continue;
      const start = daysBetween(year.first_day, day);
      const least = Math.min(4, year.min_nights[start] ?? 0);
      const nights = Array.from({ length: least }, (_, night) => start + night);
      if (least === 0 || nights.some((night) => (year.rooms[night] ?? 0) <= 0)) continue;
      const average = nights.reduce((sum, night) => sum + (year.prices[night] ?? 0), 0) / least;
      days.set(day, Math.min(days.get(day) ?? Infinity, average));
    }
  }
  return days;
}
