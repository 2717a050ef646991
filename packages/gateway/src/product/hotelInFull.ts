import type { HotelInFull } from '@sabadora/api';
import type { Language } from '@sabadora/place-names';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { inLanguage, textIn } from '../search/locale.ts';
import { HOTEL_COLUMNS, hotelOf } from '../search/offers/cards.ts';
import { findPositiveReviews } from './reviews.ts';

/** Number of facilities that are highlighted. */
const HIGHLIGHTS_MAX = 6;
/** The code of the information that is shown as a separate list. */
const IMPORTANT = 'important';

function selectHotel(db: Kysely<Tables>, id: number) {
  return db
    .selectFrom('hotel')
    .innerJoin('place as city', 'city.id', 'hotel.city_id')
    .select([
      ...HOTEL_COLUMNS,
      'hotel.active',
      'hotel.descriptions',
      'hotel.facility_ids',
      'hotel.pets_allowed',
      'hotel.pets_price',
      'hotel.pets_max_weight',
      'hotel.pets_max_number',
      'hotel.check_in_from',
      'hotel.check_in_until',
      'hotel.check_out_until',
      'hotel.local_tax_amount',
      'hotel.local_tax_percentage',
      'hotel.local_tax_at_hotel',
      'hotel.info_ids',
      'hotel.review_details',
    ])
    .where('hotel.id', '=', id)
    .executeTakeFirst();
}

type HotelRow = NonNullable<Awaited<ReturnType<typeof selectHotel>>>;

async function findFacilities(db: Kysely<Tables>, ids: number[], language: Language): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('facility')
    .select('names')
    .where('id', 'in', ids)
    .orderBy('position')
    .execute();
  return rows.map(({ names }) => textIn(names, language));
}

async function findInfos(
  db: Kysely<Tables>,
  ids: number[],
  language: Language,
): Promise<Pick<HotelInFull, 'infoGeneral' | 'importantInfos'>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('hotel_info')
          .selectAll()
          .where('id', 'in', ids)
          .orderBy('position')
          .orderBy('id')
          .execute();
  const linesOf = (code: string) =>
    rows.filter((row) => row.code === code).flatMap(({ lines }) => inLanguage(lines, language) ?? []);
  const titles = new Map(rows.map(({ code, titles: title }) => [code, textIn(title, language)]));
  return {
    infoGeneral: [...titles]
      .filter(([code]) => code !== IMPORTANT)
      .map(([code, title]) => ({ code, title, lines: linesOf(code) })),
    importantInfos: linesOf(IMPORTANT),
  };
}

function localTaxOf(row: HotelRow): HotelInFull['localTax'] {
  const { local_tax_amount: amount, local_tax_percentage: percentage } = row;
  if (amount === null && percentage === null) return null;
  return {
    type: amount === null ? 'BOOKING_PERCENTAGE' : 'PER_PERSON_PER_NIGHT',
    amount,
    percentage,
    currency: 'EUR',
    toBePaidAtHotel: row.local_tax_at_hotel,
  };
}

/** A hotel as product pages show it, and whether it is active; undefined when there is none with that id. */
export async function findHotelInFull(
  db: Kysely<Tables>,
  id: number,
  language: Language,
): Promise<{ hotel: HotelInFull; active: boolean } | undefined> {
  const row = await selectHotel(db, id);
  if (!row) return undefined;
  const [facilities, infos, positiveReviews] = await Promise.all([
    findFacilities(db, row.facility_ids, language),
    findInfos(db, row.info_ids, language),
    findPositiveReviews(db, id, language),
  ]);
  const channel = await db
    .selectFrom('offer')
    .select('channel_manager_id')
    .where('hotel_id', '=', id)
    .where('channel_manager_id', 'is not', null)
    .orderBy('position')
    .executeTakeFirst();
  return {
    active: row.active,
    hotel: {
      ...hotelOf(row, language),
      ...infos,
      description: inLanguage(row.descriptions, language) ?? [],
      facilities,
      highlightedFacilities: facilities.slice(0, HIGHLIGHTS_MAX),
      checkInOut: {
        checkin: row.check_in_from,
        checkinUntil: row.check_in_until,
        checkout: row.check_out_until,
      },
      policy: {
        petsAllowed: row.pets_allowed,
        petsPrice: row.pets_allowed ? row.pets_price : null,
        petsMaxWeight: row.pets_allowed ? row.pets_max_weight : null,
        petsMaxNumberOfPets: row.pets_max_number,
      },
      localTax: localTaxOf(row),
      reviewDetails: row.review_count > 0 ? row.review_details : null,
      positiveReviews,
      channelManagerId: channel?.channel_manager_id ?? null,
    },
  };
}
