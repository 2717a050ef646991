import type { HotelInFull } from '@sabadora/api';
import type { Kysely } from 'kysely';
import type { Language } from '@sabadora/place-names';
import type { Tables } from '../database/tables.ts';
import { inLanguage, textIn } from '../search/locale.ts';
import { HOTEL_COLUMNS, hotelOf } from '../search/offers/cards.ts';

/** Facilities named first. */
const HIGHLIGHTS_MAX = 6;

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
    ])
    .where('hotel.id', '=', id)
    .executeTakeFirst();
}

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

/** A hotel as product pages show it, and whether anything of it is sold; undefined when there is none of that id. */
export async function findHotelInFull(
  db: Kysely<Tables>,
  id: number,
  language: Language,
): Promise<{ hotel: HotelInFull; active: boolean } | undefined> {
  const row = await selectHotel(db, id);
  if (!row) return undefined;
  const facilities = await findFacilities(db, row.facility_ids, language);
  return {
    active: row.active,
    hotel: {
      ...hotelOf(row, language),
      description: inLanguage(row.descriptions, language) ?? [],
      infoGeneral: [],
      facilities,
      highlightedFacilities: facilities.slice(0, HIGHLIGHTS_MAX),
      checkInOut: { checkin: null, checkinUntil: null, checkout: null },
      policy: {
        petsAllowed: row.pets_allowed,
        petsPrice: null,
        petsMaxWeight: null,
        petsMaxNumberOfPets: 1,
      },
      localTax: null,
      importantInfos: [],
      reviewDetails: null,
      positiveReviews: [],
      channelManagerId: null,
    },
  };
}
