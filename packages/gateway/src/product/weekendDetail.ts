import type { ProgramItem, RequestOf, WeekendDetail, weekendDetail } from '@sabadora/api';
import { DEFAULT_PARTY, readPeople, readStay } from '@sabadora/domain';
import type { Kysely } from 'kysely';
import { julianDay } from '@sabadora/days';
import type { Tables } from '../database/tables.ts';
import { cardsOf } from '../search/offers/cards.ts';
import { NO_FILTERS, type SearchCriteria } from '../search/criteria.ts';
import { offerCandidates } from '../search/offers/fitting.ts';
import { inLanguage, languageOf, textIn } from '../search/locale.ts';
import { offerPictures, PICTURES_LEAST } from '../search/pictures.ts';
import { findHotelInFull } from './hotelInFull.ts';
import type { FoundOffer } from '../search/offers/searchOffers.ts';
import { pricedIndex, type SearchSource } from '../search/offers/withTerms.ts';
import { outOfRange } from '../searchIndex/outOfRange.ts';

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

/** The offer priced for exactly these criteria; undefined when it cannot be had so. */
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

/**
 * An offer in full (SE-243, PR-047). When it cannot be had on the dates, or for the party, its card carries the "from"
 * price instead, then without dates, or for two adults.
 *
 * @returns undefined when there is no such offer on sale.
 */
export async function findWeekendDetail(
  source: SearchSource,
  request: DetailRequest,
  today: string,
): Promise<WeekendDetail | undefined> {
  const { stay: _stay, ...undated } = readRequest(request);
  const attempts: SearchCriteria[] = [
    readRequest(request),
    { ...undated, isGift: false },
    { ...undated, isGift: false, party: DEFAULT_PARTY },
  ];
  for (const criteria of attempts) {
    const found = await priceOffer(source, request.id, criteria, today);
    if (found) {
      const [offer] = await cardsOf(source.db, [found], criteria, today);
      const texts = offer && (await findTexts(source.db, found, criteria));
      return texts && { offer, ...texts };
    }
  }
  return undefined;
}

async function findTexts(
  db: Kysely<Tables>,
  { id, hotelId, offersOfHotel }: FoundOffer,
  { locale }: SearchCriteria,
): Promise<Omit<WeekendDetail, 'offer'> | undefined> {
  const language = languageOf(locale);
  const row = await db
    .selectFrom('offer')
    .innerJoin('hotel', 'hotel.id', 'offer.hotel_id')
    .innerJoin('place as city', 'city.id', 'hotel.city_id')
    .select([
      'offer.id',
      'offer.descriptions',
      'offer.program',
      'offer.picture_count',
      'hotel.id as hotel_id',
      'hotel.scene',
      'hotel.latitude',
      'hotel.longitude',
      'hotel.picture_view',
      'city.country_code',
    ])
    .where('offer.id', '=', id)
    .executeTakeFirst();
  const found = await findHotelInFull(db, hotelId, language);
  if (!row || !found) return undefined;
  const program = row.program.map(({ type, titles }) => toItem(type, textIn(titles, language)));
  return {
    published: true,
    images: offerPictures(row, PICTURES_LEAST),
    description: inLanguage(row.descriptions, language) ?? [],
    programSummary: program.map(({ title }) => title).join(' · '),
    program,
    room: null,
    activities: [],
    hotel: found.hotel,
    otherOfferCount: Math.max(0, offersOfHotel - 1),
    extras: [],
    giftPrices: null,
  };
}

function toItem(type: ProgramItem['type'], title: string): ProgramItem {
  const item = { title, details: [], mustKnow: [], schedules: null };
  if (type === 'ROOM' || type === 'BREAKFAST') return { type, ...item };
  const experience = {
    ...item,
    image: null,
    where: null,
    how: null,
    why: [],
    menu: [],
    importantInfos: [],
    activityId: null,
    repeated: false,
    singleDay: false,
  };
  if (type === 'DINNER') return { type, ...experience };
  return {
    type,
    ...experience,
    duration: null,
    icon: 'activity',
    displayPax: false,
    participantsLabel: null,
  };
}
