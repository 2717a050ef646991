import type { HotelDetail, hotelDetail, HotelOfferData, OfferCardData, RequestOf } from '@sabadora/api';
import { DEFAULT_PARTY, discountPercent, readPeople, readStay } from '@sabadora/domain';
import type { Language } from '@sabadora/place-names';
import type { Kysely } from 'kysely';
import type { ProgramLine } from '../database/offerTables.ts';
import type { Tables } from '../database/tables.ts';
import { NO_FILTERS, type SearchCriteria } from '../search/criteria.ts';
import { languageOf, textIn } from '../search/locale.ts';
import { cardsOf } from '../search/offers/cards.ts';
import { searchOffers } from '../search/offers/searchOffers.ts';
import type { SearchSource } from '../search/offers/withTerms.ts';
import { offerPictures, PICTURES_LEAST, roomPicture } from '../search/pictures.ts';
import { findBreadcrumb } from './breadcrumb.ts';
import { findHotelInFull } from './hotelInFull.ts';
import { findRooms } from './rooms.ts';

/** Most offers of a hotel that are listed. */
const OFFERS_MAX = 20;
const NEARBY_MAX = 9;
const NEARBY_KM = 60;

function selectHotelRow(db: Kysely<Tables>, id: number) {
  return db
    .selectFrom('hotel')
    .innerJoin('place as city', 'city.id', 'hotel.city_id')
    .select([
      'hotel.id as hotel_id',
      'hotel.scene',
      'hotel.latitude',
      'hotel.longitude',
      'hotel.picture_view',
      'hotel.city_id',
      'hotel.department_id',
      'hotel.region_id',
      'hotel.country_id',
      'city.country_code',
    ])
    .where('hotel.id', '=', id)
    .executeTakeFirst();
}

/** The cards of the offers that a search finds. */
async function findCards(
  source: SearchSource,
  criteria: SearchCriteria,
  limits: { limit: number; packagesPerHotel: number },
  today: string,
): Promise<OfferCardData[]> {
  const { offers } = await searchOffers(source, criteria, { ...limits, page: 0 }, today);
  return cardsOf(source.db, offers, criteria, today);
}

interface OfferRow {
  id: number;
  published: boolean;
  expires_on: string | null;
  room_id: string | null;
  program: ProgramLine[];
  picture_count: number;
}

/** Text of what a stay includes besides the room; of the room when there is nothing else. */
function introOf(program: readonly ProgramLine[], language: Language): string {
  const lines = program.filter(({ type }) => type !== 'ROOM');
  return (lines.length === 0 ? program : lines).map(({ titles }) => textIn(titles, language)).join(' · ');
}

function toHotelOffer(card: OfferCardData, row: OfferRow | undefined, language: Language): HotelOfferData {
  return {
    ...card,
    promoPercentageRounded: card.promo ?? discountPercent(card, 'floor') ?? null,
    shortProgramIntroWithoutRoom: introOf(row?.program ?? [], language),
    hasSelectedDates: card.checkin !== null,
    roomUuid: row?.room_id ?? null,
  };
}

/**
 * A hotel in full, with its offers, their rooms and the hotels around (PR-053, PR-061, PR-064).
 *
 * @returns undefined when there is no such hotel
 */
export async function findHotelDetail(
  source: SearchSource,
  request: RequestOf<typeof hotelDetail>,
  today: string,
): Promise<HotelDetail | undefined> {
  const { db } = source;
  const { id, locale } = request;
  const language = languageOf(locale);
  const row = await selectHotelRow(db, id);
  const found = row && (await findHotelInFull(db, id, language));
  if (!row || !found) return undefined;
  const base = { ...NO_FILTERS, locale, flow: 'booking', isGift: false } as const;
  const cards = await findCards(
    source,
    { ...base, hotelId: id, stay: readStay(request), party: readPeople(request), orderBy: 'priceAsc' },
    { limit: 1, packagesPerHotel: OFFERS_MAX },
    today,
  );
  const offers: OfferRow[] = await db
    .selectFrom('offer')
    .select(['id', 'published', 'expires_on', 'room_id', 'program', 'picture_count'])
    .where('hotel_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  const weekends = cards.map((card) => toHotelOffer(card, byId.get(card.id), language));
  const main = offers[0];
  const onSale = offers.filter(
    ({ published, expires_on }) => published && (expires_on === null || expires_on >= today),
  );
  return {
    ...found,
    offerCount: found.active ? onSale.length : 0,
    // The pictures are those of the hotel's main offer, whether it is on sale or not.
    images: main ? offerPictures({ ...row, ...main }, PICTURES_LEAST) : [],
    breadcrumb: await findBreadcrumb(db, row, language),
    weekends,
    rooms: await findRooms(
      db,
      weekends.map(({ roomUuid }) => roomUuid),
      (uuid) => {
        const offer = offers.find(({ room_id }) => room_id === uuid);
        return offer && roomPicture({ ...row, id: offer.id });
      },
      language,
    ),
    nearbyHotels: await findCards(
      source,
      {
        ...base,
        position: row,
        distance: { min: 0, max: NEARBY_KM },
        party: DEFAULT_PARTY,
        excludedHotelIds: [id],
        orderBy: 'distance',
      },
      { limit: NEARBY_MAX, packagesPerHotel: 1 },
      today,
    ),
  };
}
