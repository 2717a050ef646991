import type { RequestOf, WeekendDetail, weekendDetail } from '@sabadora/api';
import { DEFAULT_PARTY, readPeople, readStay } from '@sabadora/domain';
import type { Kysely } from 'kysely';
import { julianDay } from '@sabadora/days';
import type { Tables } from '../../database/tables.ts';
import { cardsOf } from './cards.ts';
import { NO_FILTERS, type SearchCriteria } from '../criteria.ts';
import { offerCandidates } from './fitting.ts';
import { inLanguage, languageOf, textIn } from '../locale.ts';
import type { FoundOffer } from './searchOffers.ts';
import { pricedIndex, type SearchSource } from './withTerms.ts';
import { outOfRange } from '../../searchIndex/outOfRange.ts';

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
export async function findOfferDetail(
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
      return offer && { offer, ...(await findTexts(source.db, found, criteria)) };
    }
  }
  return undefined;
}

async function findTexts(
  db: Kysely<Tables>,
  { id }: FoundOffer,
  { locale }: SearchCriteria,
): Promise<Omit<WeekendDetail, 'offer'>> {
  const language = languageOf(locale);
  const row = await db
    .selectFrom('offer')
    .innerJoin('hotel', 'hotel.id', 'offer.hotel_id')
    .select([
      'offer.descriptions',
      'offer.program',
      'hotel.descriptions as hotel_descriptions',
      'hotel.facility_ids',
    ])
    .where('offer.id', '=', id)
    .executeTakeFirstOrThrow();
  const facilities =
    row.facility_ids.length === 0
      ? []
      : await db
          .selectFrom('facility')
          .select('names')
          .where('id', 'in', row.facility_ids)
          .orderBy('position')
          .execute();
  return {
    description: inLanguage(row.descriptions, language) ?? [],
    programLines: row.program.map(({ type, titles }) => ({ type, title: textIn(titles, language) })),
    hotel: {
      description: inLanguage(row.hotel_descriptions, language) ?? [],
      importantInfos: [],
      facilities: facilities.map(({ names }) => textIn(names, language)),
    },
  };
}
