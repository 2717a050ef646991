import type { RequestOf, WeekendDetail, weekendDetail } from '@sabadora/api';
import { julianDay } from '@sabadora/days';
import { DEFAULT_PARTY, readPeople, readStay, writePeople } from '@sabadora/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { NO_FILTERS, type SearchCriteria } from '../search/criteria.ts';
import { inLanguage, languageOf } from '../search/locale.ts';
import { cardsOf } from '../search/offers/cards.ts';
import { offerCandidates } from '../search/offers/fitting.ts';
import type { FoundOffer } from '../search/offers/searchOffers.ts';
import { pricedIndex, type SearchSource } from '../search/offers/withTerms.ts';
import { itemPicture, offerPictures, PICTURES_LEAST, roomPicture } from '../search/pictures.ts';
import { outOfRange } from '../searchIndex/outOfRange.ts';
import { activityDays } from './activityDays.ts';
import { extrasOf } from './extras.ts';
import { giftPricesOf } from './giftPrices.ts';
import { findHotelInFull } from './hotelInFull.ts';
import { findProgram } from './program.ts';
import { findQuotedOffers, type QuotedOffer } from './quoteStay.ts';
import { findRooms } from './rooms.ts';
import { sentenceOf } from './wording.ts';

type DetailRequest = RequestOf<typeof weekendDetail>;

function readRequest(request: DetailRequest): SearchCriteria {
  const { locale, flow } = request;
  const isGift = flow === 'gifting';
  return {
    ...NO_FILTERS,
    locale,
    flow,
    isGift,
    stay: isGift ? undefined : readStay(request),
    party: isGift ? DEFAULT_PARTY : readPeople(request),
  };
}

/** The offer priced for these criteria; undefined when it is not available for them. */
async function priceOffer(
  source: SearchSource,
  id: number,
  criteria: SearchCriteria,
  today: string,
): Promise<FoundOffer | undefined> {
  const { searchIndex, terms } = await pricedIndex(source.searchIndex, criteria, today);
  const { hotels, offers, offerNumbers } = searchIndex;
  const offer = offerNumbers.get(id);
  if (offer === undefined || !offerCandidates(searchIndex, criteria, terms, today)(offer)) return undefined;
  const hotel = offers.hotel[offer] ?? outOfRange();
  const ofHotel = offers.expiresOn.subarray(hotels.offers[hotel], hotels.offers[hotel + 1]);
  const day = julianDay(today);
  return {
    id,
    hotelId: hotels.id[hotel] ?? outOfRange(),
    total: terms.total(offer),
    nights: terms.nights(offer),
    rooms: terms.rooms(offer),
    distanceKm: null,
    offersOfHotel: ofHotel.filter((lastDay) => lastDay >= day).length,
    index: 0,
  };
}

/** The offer with its "from" price, whether it is on sale or not. */
function unsoldOffer({ id, hotelId, from }: QuotedOffer, offersOfHotel: number): FoundOffer {
  const { price, nights } = from;
  return { id, hotelId, total: price, nights, rooms: null, distanceKm: null, offersOfHotel, index: 0 };
}

/**
 * The offer as it is shown: priced for the criteria if available, otherwise without dates, otherwise for two adults.
 */
async function findShown(
  source: SearchSource,
  request: DetailRequest,
  today: string,
): Promise<{ found: FoundOffer; criteria: SearchCriteria } | undefined> {
  const { stay: _stay, ...undated } = readRequest(request);
  const attempts: SearchCriteria[] = [
    readRequest(request),
    { ...undated, isGift: false },
    { ...undated, isGift: false, party: DEFAULT_PARTY },
  ];
  for (const criteria of attempts) {
    const found = await priceOffer(source, request.id, criteria, today);
    if (found) return { found, criteria };
  }
  return undefined;
}

function selectOffer(db: Kysely<Tables>, id: number) {
  return db
    .selectFrom('offer')
    .innerJoin('hotel', 'hotel.id', 'offer.hotel_id')
    .innerJoin('place as city', 'city.id', 'hotel.city_id')
    .select([
      'offer.id',
      'offer.descriptions',
      'offer.program',
      'offer.picture_count',
      'offer.room_id',
      'offer.giftable',
      'offer.voucher_prices',
      'hotel.id as hotel_id',
      'hotel.scene',
      'hotel.latitude',
      'hotel.longitude',
      'hotel.picture_view',
      'city.country_code',
    ])
    .where('offer.id', '=', id)
    .executeTakeFirst();
}

/** The icons of the items in offers' programmes, by the item's id. */
async function findIcons(db: Kysely<Tables>, offers: readonly QuotedOffer[]): Promise<Map<number, string>> {
  const ids = offers.flatMap(({ program }) => program.flatMap(({ itemId }) => itemId ?? []));
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('program_item').select(['id', 'icon']).where('id', 'in', ids).execute();
  return new Map(rows.flatMap(({ id, icon }) => (icon === null ? [] : [[id, icon]])));
}

/**
 * An offer in full (SE-243, PR-047). When it is not available on the dates, its card has the price without dates;
 * when it is not available for the party either, the price for two adults. An offer that is no longer sold is
 * returned as not published.
 *
 * @returns undefined when there is no such offer.
 */
export async function findWeekendDetail(
  source: SearchSource,
  request: DetailRequest,
  today: string,
): Promise<WeekendDetail | undefined> {
  const { db } = source;
  const { locale, flow } = request;
  const language = languageOf(locale);
  const row = await selectOffer(db, request.id);
  const hotel = row && (await findHotelInFull(db, row.hotel_id, language));
  if (!row || !hotel) return undefined;
  const offers = await findQuotedOffers(db, { hotelId: row.hotel_id }, today);
  const own = offers.find(({ id }) => id === row.id);
  if (!own) return undefined;
  const others = offers.filter(({ id, isOnSale }) => id !== row.id && isOnSale);
  const shown = own.isOnSale ? await findShown(source, request, today) : undefined;
  const criteria = shown?.criteria ?? { ...readRequest(request), stay: undefined, isGift: false };
  const { stay, party } = criteria;
  const found = shown?.found ?? unsoldOffer(own, others.length);
  const [offer] = await cardsOf(db, [found], criteria, today);
  if (!offer) return undefined;
  const [room = null] = await findRooms(db, [row.room_id], () => roomPicture(row), language);
  const people = party.adults + party.children;
  const program = await findProgram(db, row.program, { language, room, people, row });
  const icons = await findIcons(db, [own, ...others]);
  return {
    offer,
    published: own.isOnSale,
    images: offerPictures(row, PICTURES_LEAST),
    description: inLanguage(row.descriptions, language) ?? [],
    programSummary: sentenceOf(
      program.map(({ title }) => title),
      language,
    ),
    program,
    room,
    activities: stay ? activityDays(row.program, stay, language) : [],
    hotel: hotel.hotel,
    otherOfferCount: others.length,
    extras: extrasOf(
      own,
      others,
      { locale, stay, ...writePeople(party) },
      {
        today,
        pictureOf: ({ id }, { itemId }) => itemPicture({ ...row, id }, icons.get(itemId ?? 0) ?? 'place'),
      },
    ),
    giftable: own.isOnSale && row.giftable && row.voucher_prices !== null,
    giftPrices:
      flow === 'gifting' && row.giftable && row.voucher_prices
        ? giftPricesOf(own, row.voucher_prices, today, language)
        : null,
  };
}
