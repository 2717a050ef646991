import type { IsoDay } from '@sabadora/days';
import { makeActivities } from './activities/activities.ts';
import { boxRecords } from './activities/boxes.ts';
import { TAGS } from './activities/tags/index.ts';
import { makeCalendar } from './calendar/calendar.ts';
import { generate } from './generate.ts';
import { infoRecords } from './hotels/infos.ts';
import { offerRecordAt } from './offers/offers.ts';
import { placeRecords, readPlaces } from './places/places.ts';
import type { CatalogueRecord } from './records.ts';
import { makeReviews } from './reviews/reviews.ts';
import { featureRecords } from './rooms/features.ts';
import { makeRooms } from './rooms/rooms.ts';
import { itemRecords } from './stays/items/index.ts';
import { FACILITIES, TAG_GROUPS, THEMES } from './wording/codes.ts';

export interface SampleOptions {
  /** Number of hotels; a smaller catalogue contains the first hotels of a larger one. */
  hotels: number;
  /** First day of the calendars. */
  today: IsoDay;
}

/** Records that do not depend on the number of hotels: filters, and texts that many hotels and stays share. */
function* codeRecords(): Generator<CatalogueRecord> {
  for (const [position, { id, names }] of Object.values(THEMES).entries())
    yield { type: 'theme', id, position, names };
  for (const [position, [code, { id, names }]] of Object.entries(FACILITIES).entries())
    yield { type: 'facility', id, code, position, names };
  for (const [position, { id, names, group, isHighlighted }] of TAGS.entries()) {
    const groupNames = TAG_GROUPS[group];
    yield { type: 'activityTag', id, position, names, groupNames, highlighted: isHighlighted };
  }
  yield* featureRecords;
  yield* itemRecords;
  yield* infoRecords;
}

function* records({ hotels: count, today }: SampleOptions): Generator<CatalogueRecord> {
  yield* codeRecords();
  const places = readPlaces();
  yield* placeRecords(places);
  for (const { hotels, offers } of generate(places, count)) {
    for (const { record } of hotels) yield record;
    const ofHotels = Map.groupBy(offers, ({ hotel }) => hotel);
    for (const [hotel, own] of ofHotels)
      yield* makeRooms(
        hotel,
        own.map(({ offer }) => offer.roomType),
      );
    for (const { offer } of offers) yield offerRecordAt(offer, today);
    for (const { hotel, offer } of offers) yield makeCalendar(hotel, offer, today);
    for (const hotel of hotels) yield* makeActivities(hotel);
    for (const hotel of hotels) yield* makeReviews(hotel);
  }
  yield* boxRecords;
}

function* datedRecords({ hotels: count, today }: SampleOptions): Generator<CatalogueRecord> {
  for (const { offers } of generate(readPlaces(), count)) {
    for (const { offer } of offers) if (offer.expiryPhase !== null) yield offerRecordAt(offer, today);
    for (const { hotel, offer } of offers) yield makeCalendar(hotel, offer, today);
  }
}

/** Real places and invented hotels: the same on every machine for the same number of hotels and the same day. */
export const sampleCatalogue = {
  /** To be increased whenever the generated data changes: databases filled with an older version are filled again. */
  version: 10,
  defaultHotels: 1500,
  /** All records, in the order that an import requires. */
  records,
  /** The records that depend on the day: all calendars, and the offers that expire. */
  datedRecords,
} as const;
