import type { APIRequestContext } from '@playwright/test';
import type { PriceInfo, Quote, WeekendDetail } from '@sabadora/api';
import { addDays, mondayOf, nowInParis, type IsoDay, type Locale, type StayDates } from '@sabadora/domain';
import { saturday } from '../support/market.ts';

/** A Saturday some weeks ahead, beyond what the calendars of other tests show. */
export const saturdayIn = (weeks: number): IsoDay =>
  addDays(mondayOf(nowInParis(new Date()).today), 7 * weeks + 5);

/** A stay that can be booked for two and one night from a day. */
export interface StayForSale {
  offerId: number;
  checkin: IsoDay;
  checkout: IsoDay;
  /** Cents. */
  price: number;
  activities: Quote['activities'];
}

interface Wanted {
  locale: Locale;
  checkin: IsoDay;
  /** Whether it can be given as well. @default false */
  isGift?: boolean;
  accepts?: (stay: { offerId: number; price: PriceInfo; quote: Quote }) => Promise<boolean> | boolean;
}

/** The price of an offer for two and one night. */
export async function quoteOf(
  request: APIRequestContext,
  { offerId, locale, checkin }: { offerId: number; locale: Locale; checkin: IsoDay },
): Promise<Quote> {
  const response = await request.get(`/api/product/${offerId}/quote`, {
    params: { locale, checkin, nights: 1, adult: 2, child: 0, baby: 0 },
  });
  return (await response.json()) as Quote;
}

/** What can be added to a stay, or taken away. */
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

/** Rooms that have to be left: other tests book meanwhile. */
const ROOMS_MIN = 3;

/** Pages of results that are looked through for a stay. */
const PAGES_MAX = 5;

/** Which of the stays found each process begins with, so that they do not all book the same. */
const STEP = 5;
const first = STEP * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** Where stays are looked for: in France, and where that is booked out in the next country. */
const COUNTRIES = [1, 2, 3, 4, 5];

/** Offers as a search lists them, page by page and country by country. */
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

/** A stay that can be had from the day and is accepted. */
export async function findStay(request: APIRequestContext, wanted: Wanted): Promise<StayForSale> {
  const { locale, checkin, accepts = () => true } = wanted;
  for await (const offerId of offersFound(request, wanted)) {
    const quote = await quoteOf(request, { offerId, locale, checkin });
    const { bookable, priceInfo: price, availableRooms, activities } = quote;
    // Tests book meanwhile: what is nearly sold out is not taken.
    if (!bookable || !price || (availableRooms ?? 0) < ROOMS_MIN) continue;
    if (await accepts({ offerId, price, quote }))
      return { offerId, checkin, checkout: addDays(checkin, 1), price: price.sellPrice, activities };
  }
  throw new Error(`No such stay from ${checkin}.`);
}

/** A day for each activity of a stay: its first. */
export const activityDatesOf = ({ activities }: Pick<StayForSale, 'activities'>): string[] =>
  activities.map(({ activityId, dates }) => `${activityId}_${dates[0]}`);

/** A stay that can be moved to days that cost more, or cancelled. */
export interface MovableStay extends StayForSale {
  dates: StayDates;
  /** In the same month. */
  moved: StayDates;
}

/** A stay that can be cancelled, from the cheaper of two Saturdays, with the dearer one to move it to. */
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
