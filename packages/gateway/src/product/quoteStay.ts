import type { PriceInfo, productQuote, Quote, QuoteErrorCode, RequestOf } from '@sabadora/api';
import { daysBetween, type IsoDay } from '@sabadora/days';
import { isLastMinute, readPeople, roomsNeeded, shareOut } from '@sabadora/domain';
import type { Kysely } from 'kysely';
import type { ProgramLine } from '../database/offerTables.ts';
import type { Tables } from '../database/tables.ts';
import { languageOf, textIn } from '../search/locale.ts';
import { partyPercent, partyTotal } from '../search/offers/party.ts';
import { referencePrice } from '../search/offers/prices.ts';
import { type OfferYear, possibleNights } from '../search/offers/stayCalendar.ts';
import { activityDays } from './activityDays.ts';
import { cancellationOn } from './cancellation.ts';
import { roomsMessage } from './roomsMessage.ts';

/** A stay to quote: the request of the call without what only the site needs. */
export type QuoteRequest = Omit<RequestOf<typeof productQuote>, 'minisite'>;

/** An offer with everything that its price depends on. */
export interface QuotedOffer extends Omit<OfferYear, 'needed'> {
  id: number;
  hotelId: number;
  labels: Parameters<typeof textIn>[0];
  isOnSale: boolean;
  program: ProgramLine[];
  most: { adults: number; children: number; babies: number };
  lastMinute: boolean;
  freeDays: number | null;
  /** People who fit in a room; null when not known. */
  roomTakes: number | null;
  tax: { amount: number | null; percentage: number | null };
  roomId: string | null;
  /** The lowest price of a minimum stay: cents for two adults, and its nights. */
  from: { price: number; nights: number };
}

/** The given offers, on sale or not, with the hotel's main one first. */
export async function findQuotedOffers(
  db: Kysely<Tables>,
  of: { offerId: number } | { hotelId: number },
  today: IsoDay,
): Promise<QuotedOffer[]> {
  const rows = await db
    .selectFrom('offer')
    .innerJoin('hotel', 'hotel.id', 'offer.hotel_id')
    .leftJoin('room', 'room.id', 'offer.room_id')
    .leftJoin('offer_calendar', 'offer_calendar.offer_id', 'offer.id')
    .select([
      'offer.id',
      'offer.hotel_id',
      'offer.labels',
      'offer.published',
      'offer.expires_on',
      'offer.program',
      'offer.max_adults',
      'offer.max_children',
      'offer.max_babies',
      'offer.promo',
      'offer.last_minute',
      'offer.free_cancellation_days',
      'hotel.active',
      'hotel.local_tax_amount',
      'hotel.local_tax_percentage',
      'room.max_capacity',
      'offer.room_id',
      'from_price',
      'from_nights',
      'first_day',
      'prices',
      'min_nights',
      'rooms',
    ])
    .where((where) =>
      'offerId' in of ? where('offer.id', '=', of.offerId) : where('offer.hotel_id', '=', of.hotelId),
    )
    .orderBy('offer.position')
    .orderBy('offer.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    hotelId: row.hotel_id,
    labels: row.labels,
    isOnSale: row.published && row.active && (row.expires_on === null || row.expires_on >= today),
    program: row.program,
    most: { adults: row.max_adults, children: row.max_children, babies: row.max_babies },
    promo: row.promo,
    lastMinute: row.last_minute,
    freeDays: row.free_cancellation_days,
    roomTakes: row.max_capacity,
    tax: { amount: row.local_tax_amount, percentage: row.local_tax_percentage },
    roomId: row.room_id,
    from: { price: row.from_price ?? 0, nights: row.from_nights ?? 1 },
    firstDay: row.first_day ?? today,
    prices: row.prices ?? [],
    minNights: row.min_nights ?? [],
    rooms: row.rooms ?? [],
  }));
}

/** Local tax in cents for the adults and nights; null when there is no tax. Children are exempt. */
function localTaxTotal({ amount, percentage }: QuotedOffer['tax'], price: number, adultNights: number) {
  if (amount !== null) return amount * adultNights;
  return percentage === null ? null : Math.round((price * percentage) / 100);
}

/** The price of a stay; all its nights must have a price. */
function priceOf(offer: QuotedOffer, request: QuoteRequest, nbRooms: number) {
  const { nights } = request;
  const start = daysBetween(offer.firstDay, request.checkin);
  const nightPrices = offer.prices.slice(start, start + nights);
  const forTwo = nightPrices.reduce((sum, price) => sum + price, 0);
  const sellPrice = partyTotal(forTwo, partyPercent(readPeople(request)));
  const refPrice = referencePrice(sellPrice, offer.promo);
  const priceInfo: PriceInfo = {
    sellPrice,
    refPrice,
    promoPercentageRounded: offer.promo > 0 ? offer.promo : null,
    moneySaved: refPrice === null ? 0 : refPrice - sellPrice,
    priceType: 'final-price',
    nbRooms,
    nights,
  };
  return {
    priceInfo,
    nightAmounts: shareOut(sellPrice, nightPrices),
    availableRooms: Math.min(...offer.rooms.slice(start, start + nights)),
    localTaxTotalAmount: localTaxTotal(offer.tax, sellPrice, request.adult * nights),
  };
}

const NO_PRICE = { priceInfo: null, nightAmounts: [], availableRooms: null, localTaxTotalAmount: null };

const MESSAGES: Readonly<Record<QuoteErrorCode, string>> = {
  PACKAGE_NOT_PUBLISHED: 'The offer is no longer sold.',
  PACKAGE_NOT_AVAILABLE_CHECKIN: 'No stay can begin on this day.',
  PACKAGE_NOT_AVAILABLE_NIGHTS: 'Not all of these nights have a room left.',
  PACKAGE_MINIMUM_STAY: 'A stay from this day has more nights.',
  PACKAGE_PARTY_TOO_LARGE: 'The offer does not take so many people.',
  ACTIVITY_NOT_AVAILABLE: 'An activity does not take place on these dates.',
  ACTIVITY_DATE_NOT_AVAILABLE: 'An activity does not take place on the day chosen.',
};

/** The error of the chosen activity days, if any. */
function activityError(
  activities: Quote['activities'],
  selections: readonly string[],
): QuoteErrorCode | undefined {
  if (activities.some(({ dates }) => dates.length === 0)) return 'ACTIVITY_NOT_AVAILABLE';
  const offered = new Set(
    activities.flatMap(({ activityId, dates }) => dates.map((day) => `${activityId}_${day}`)),
  );
  return selections.every((selection) => offered.has(selection)) ? undefined : 'ACTIVITY_DATE_NOT_AVAILABLE';
}

/** The quote of a stay in an offer that was read already. */
export function quoteOffer(offer: QuotedOffer, request: QuoteRequest, today: IsoDay): Quote {
  const { checkin, nights, adult, child, baby, locale } = request;
  const { most, roomTakes } = offer;
  const language = languageOf(locale);
  const nbRooms = roomsNeeded(readPeople(request), roomTakes);
  const sold = checkin < today ? [] : possibleNights({ ...offer, needed: nbRooms }, checkin);
  const isSold = sold.includes(nights);
  const activities = isSold ? activityDays(offer.program, request, language) : [];

  const codes: (QuoteErrorCode | undefined)[] = [
    offer.isOnSale ? undefined : 'PACKAGE_NOT_PUBLISHED',
    adult <= most.adults && child <= most.children && baby <= most.babies
      ? undefined
      : 'PACKAGE_PARTY_TOO_LARGE',
    isSold
      ? undefined
      : sold.length === 0
        ? 'PACKAGE_NOT_AVAILABLE_CHECKIN'
        : nights < (sold[0] ?? 0)
          ? 'PACKAGE_MINIMUM_STAY'
          : 'PACKAGE_NOT_AVAILABLE_NIGHTS',
    activityError(activities, isSold ? request.activitySelectionList : []),
  ];
  const errors = codes.flatMap((code) => (code === undefined ? [] : [{ code, message: MESSAGES[code] }]));
  const [nearest] = sold.toSorted((a, b) => Math.abs(a - nights) - Math.abs(b - nights) || b - a);
  return {
    bookable: errors.length === 0,
    errors,
    ...(isSold ? priceOf(offer, request, nbRooms) : NO_PRICE),
    programLineList: offer.program.map(({ type, titles }) => ({ type, title: textIn(titles, language) })),
    flashDeal: offer.lastMinute && offer.promo > 0 && isLastMinute(checkin, today),
    roomsAmountMessage: nbRooms > 1 ? roomsMessage(nbRooms, adult + child, language) : null,
    modifiedReservationCriteria:
      isSold || nearest === undefined ? null : { checkin, nights: nearest, adult, child, baby },
    cancellationPolicy: cancellationOn(offer.freeDays, checkin, today),
    activities,
  };
}

/**
 * The price of a stay and whether it can be booked (PR-136…PR-139, ALG-27), read from the offer and its calendar in
 * the database. Inside a transaction that has locked the calendar's row, the quote stays valid until the transaction
 * ends. The price is the one that searches show for the same dates and party.
 *
 * @param today ISO day in Europe/Paris
 * @returns undefined when there is no such offer, sold or not
 */
export async function quoteStay(
  db: Kysely<Tables>,
  request: QuoteRequest,
  today: IsoDay,
): Promise<Quote | undefined> {
  const [offer] = await findQuotedOffers(db, { offerId: request.id }, today);
  return offer && quoteOffer(offer, request, today);
}
