import type { APIRequestContext } from '@playwright/test';
import type { PriceInfo, Quote, WeekendDetail } from '@sabadora/api';
import { addDays, mondayOf, nowInParis, type IsoDay, type Locale, type StayDates } from '@sabadora/domain';
import { saturday } from '../support/market.ts';

/** A Saturday some weeks ahead. */
export const saturdayIn = (weeks: number): IsoDay =>
  addDays(mondayOf(nowInParis(new Date()).today), 7 * weeks + 5);

/** A stay that can be booked for two adults and one night. */
export interface StayForSale {
  offerId: number;
  checkin: IsoDay;
  checkout: IsoDay;
  /** Price in cents. */
  price: number;
  activities: Quote['activities'];
}

interface Wanted {
  locale: Locale;
  checkin: IsoDay;
  /** Whether it can also be given as a gift. @default false */
  isGift?: boolean;
  accepts?: (stay: { offerId: number; price: PriceInfo; quote: Quote }) => Promise<boolean> | boolean;
}

/** The quote of an offer for two adults and one night. */
export async function quoteOf(
  request: APIRequestContext,
  { offerId, locale, checkin }: { offerId: number; locale: Locale; checkin: IsoDay },
): Promise<Quote> {
  const response = await request.get(`/api/product/${offerId}/quote`, {
    params: { locale, checkin, nights: 1, adult: 2, child: 0, baby: 0 },
  });
  return (await response.json()) as Quote;
}

/** The extras of a stay. */
export async function extrasOf(
  request: APIRequestContext,
  { offerId, locale }: { offerId: number; locale: Locale },
): Promise<WeekendDetail['extras']> {
  const response = await request.get(`/api/weekend/${offerId}/detail.json`, {
    params: { locale, flow: 'booking' },
  });
  return ((await response.json()) as WeekendDetail).extras;
}

/** How many other offers the hotel of a stay has. */
export async function othersOf(
  request: APIRequestContext,
  { offerId, locale }: { offerId: number; locale: Locale },
): Promise<number> {
  const response = await request.get(`/api/weekend/${offerId}/detail.json`, {
    params: { locale, flow: 'booking' },
  });
  return ((await response.json()) as WeekendDetail).otherOfferCount;
}

/** Fewest available rooms of a stay, because other tests book at the same time. */
const ROOMS_MIN = 3;

/** Most pages of results to search for a stay, in each country. */
const PAGES_MAX = 5;

/** Each test process starts this many stays after the previous one, so that they do not all book the same stay. */
const STEP = 5;
const first = STEP * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** Countries to search for stays, in this order, starting with France. */
const COUNTRIES = [1, 2, 3, 4, 5];

/** Yields the offers of searches, page by page and country by country. */
async function* offersFound(
  request: APIRequestContext,
  { locale, checkin, isGift = false }: Wanted,
): AsyncGenerator<number> {
  for (const countryId of COUNTRIES)
    for (let page = 0; page < PAGES_MAX; page += 1) {
      const filters = {
        property: { location: { countryId } },
        ...(!isGift && { offer: { date: { checkin, nights: 1 } } }),
      };
      const data = { locale, page, ...(isGift && { performGiftableSearch: true }), filters };
      const response = await request.post('/api/offers.json', { data });
      const { exactMatch } = (await response.json()) as { exactMatch: { mainPackage: { id: number } }[] };
      const ids = exactMatch.map(({ mainPackage }) => mainPackage.id);
      yield* ids.slice(first);
      yield* ids.slice(0, first);
    }
}

/** The first stay that is available on the day and that `accepts` accepts. */
export async function findStay(request: APIRequestContext, wanted: Wanted): Promise<StayForSale> {
  const { locale, checkin, accepts = () => true } = wanted;
  for await (const offerId of offersFound(request, wanted)) {
    const quote = await quoteOf(request, { offerId, locale, checkin });
    const { bookable, priceInfo: price, availableRooms, activities } = quote;
    // Skips stays that are nearly sold out, because other tests book at the same time.
    if (!bookable || !price || (availableRooms ?? 0) < ROOMS_MIN) continue;
    if (await accepts({ offerId, price, quote }))
      return { offerId, checkin, checkout: addDays(checkin, 1), price: price.sellPrice, activities };
  }
  throw new Error(`No such stay from ${checkin}.`);
}

/** The first possible day of each activity of a stay. */
export const activityDatesOf = ({ activities }: Pick<StayForSale, 'activities'>): string[] =>
  activities.map(({ activityId, dates }) => `${activityId}_${dates[0]}`);

/** A stay that can be moved to days that cost more, or cancelled. */
export interface MovableStay extends StayForSale {
  dates: StayDates;
  /** Other dates, a week before or after, with another price. */
  moved: StayDates;
}

/** A stay that can be cancelled, on the cheaper of two Saturdays; `moved` is the more expensive one. */
export async function findMovable(request: APIRequestContext, locale: Locale): Promise<MovableStay> {
  const other = addDays(saturday, 7);
  const { offerId } = await findStay(request, {
    locale,
    checkin: saturday,
    accepts: async ({ offerId: id, price, quote }) => {
      if (!quote.cancellationPolicy.cancellable) return false;
      const later = await quoteOf(request, { offerId: id, locale, checkin: other });
      const { bookable, availableRooms, cancellationPolicy, priceInfo } = later;
      const isFree = bookable && (availableRooms ?? 0) >= ROOMS_MIN && cancellationPolicy.cancellable;
      return isFree && priceInfo !== null && priceInfo.sellPrice !== price.sellPrice;
    },
  });
  const quoted = async (checkin: IsoDay) => {
    const { priceInfo, activities } = await quoteOf(request, { offerId, locale, checkin });
    return {
      dates: { checkin, checkout: addDays(checkin, 1) },
      price: priceInfo?.sellPrice ?? 0,
      activities,
    };
  };
  const [cheap, dear] = [await quoted(saturday), await quoted(other)].toSorted((a, b) => a.price - b.price);
  if (!cheap || !dear) throw new Error('Two days have two prices.');
  return { offerId, ...cheap, ...cheap.dates, moved: dear.dates };
}
