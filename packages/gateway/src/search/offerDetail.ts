import type { RequestOf, WeekendDetail, weekendDetail } from '@sabadora/api';
import { DEFAULT_PARTY } from '@sabadora/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { cardsOf } from './cards.ts';
import { NO_FILTERS, type SearchCriteria } from './criteria.ts';
import { isCandidate, OFFERS_FROM, stayTerms } from './fitting.ts';
import { inLanguage, languageOf, textIn } from './locale.ts';
import type { FoundOffer } from './searchOffers.ts';

type DetailRequest = RequestOf<typeof weekendDetail>;

function readRequest({ locale, flow, checkin, night, adult, child, baby }: DetailRequest): SearchCriteria {
  const isGift = flow === 'gifting';
  return {
    ...NO_FILTERS,
    locale,
    flow,
    isGift,
    ...(checkin !== undefined && night !== undefined && !isGift ? { stay: { checkin, nights: night } } : {}),
    party: isGift ? DEFAULT_PARTY : { adults: adult, children: child, babies: baby },
  };
}

/** The offer priced for exactly these criteria; undefined when it cannot be had so. */
async function priceOffer(
  db: Kysely<Tables>,
  id: number,
  criteria: SearchCriteria,
  today: string,
): Promise<FoundOffer | undefined> {
  const terms = stayTerms(criteria, today);
  const { rows } = await sql<FoundOffer>`
    select o.id, o.hotel_id as "hotelId", ${terms.total} as total, ${terms.nights} as nights, ${terms.rooms} as rooms,
      null as "distanceKm", 1 as place, 0 as index,
      (select count(*)::int from offer other where other.hotel_id = o.hotel_id and other.published
        and (other.expires_on is null or other.expires_on >= ${today}::date)) as "offersOfHotel"
    from ${OFFERS_FROM}
    where o.id = ${id} and ${isCandidate(criteria, { type: 'everywhere' }, terms, today)}`.execute(db);
  return rows[0];
}

/**
 * An offer in full (SE-243, PR-047). When it cannot be had on the dates, or for the party, its card carries the "from"
 * price instead, then without dates, or for two adults.
 *
 * @returns undefined when there is no such offer on sale.
 */
export async function findOfferDetail(
  db: Kysely<Tables>,
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
    const found = await priceOffer(db, request.id, criteria, today);
    if (found) {
      const [offer] = await cardsOf(db, [found], criteria);
      return offer && { offer, ...(await findTexts(db, found, criteria)) };
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
