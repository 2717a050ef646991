import type { OrderedStay } from '@sabadora/api';
import type { IsoDay } from '@sabadora/days';
import type { Transaction } from 'kysely';
import { changeStays, type Stay } from '../../../catalogue/changeStays.ts';
import type { Tables } from '../../../database/tables.ts';

/** Rooms of an offer for some nights in a row. */
export interface RoomNights {
  offerId: number;
  checkin: IsoDay;
  nights: number;
  rooms: number;
}

/** The rooms that a stay has. */
export function roomsOf({ offerId, checkin, nights, nbRooms }: OrderedStay): RoomNights {
  return { offerId, checkin, nights, rooms: nbRooms };
}

/** Locks the calendars of offers until the transaction ends, in one order for all. */
export async function lockCalendars(
  transaction: Transaction<Tables>,
  offerIds: readonly number[],
): Promise<void> {
  await transaction
    .selectFrom('offer_calendar')
    .select('offer_id')
    .where('offer_id', 'in', offerIds)
    .orderBy('offer_id')
    .forUpdate()
    .execute();
}

/** Locks the calendar of an offer until the transaction ends; false when it has none. */
export async function lockCalendar(transaction: Transaction<Tables>, offerId: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('offer_calendar')
    .select('offer_id')
    .where('offer_id', '=', offerId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes the rooms left on each night by `change`, on the nights that the calendar still has. */
async function changeRooms(
  transaction: Transaction<Tables>,
  { offerId, checkin, nights }: RoomNights,
  change: (left: number) => number,
): Promise<void> {
  const night = ({ rooms }: Stay) => ({ rooms: change(rooms) });
  const days = Array.from({ length: nights }, () => night);
  await changeStays(transaction, [{ offerId, firstDay: checkin, days }], { skipsMissing: true });
}

/**
 * Takes rooms off sale, in a transaction that has locked the calendar and found them there.
 *
 * @throws RangeError where a night has too few; nothing may be committed then
 */
export async function takeRooms(transaction: Transaction<Tables>, nights: RoomNights): Promise<void> {
  await changeRooms(transaction, nights, (left) => {
    if (left < nights.rooms)
      throw new RangeError(`Offer ${nights.offerId} has ${left} rooms, not ${nights.rooms}`);
    return left - nights.rooms;
  });
}

/** Puts rooms back on sale. Nights that have passed out of the calendar are left alone. */
export async function giveRoomsBack(transaction: Transaction<Tables>, nights: RoomNights): Promise<void> {
  await changeRooms(transaction, nights, (left) => left + nights.rooms);
}
