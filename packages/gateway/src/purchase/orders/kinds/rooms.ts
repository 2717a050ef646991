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

/** The rooms of a stay. */
export function roomsOf({ offerId, checkin, nights, nbRooms }: OrderedStay): RoomNights {
  return { offerId, checkin, nights, rooms: nbRooms };
}

/** Locks the calendars of offers until the transaction ends, in a fixed order. */
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

/** Changes the rooms left by `change` on each night that the calendar still has. */
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
 * Takes rooms off sale in a transaction that has locked the calendar and found the rooms available.
 *
 * @throws RangeError when a night has too few rooms; the transaction must be rolled back then
 */
export async function takeRooms(transaction: Transaction<Tables>, nights: RoomNights): Promise<void> {
  await changeRooms(transaction, nights, (left) => {
    if (left < nights.rooms)
      throw new RangeError(`Offer ${nights.offerId} has ${left} rooms, not ${nights.rooms}`);
    return left - nights.rooms;
  });
}

/** Puts rooms back on sale. Nights that are no longer in the calendar are skipped. */
export async function giveRoomsBack(transaction: Transaction<Tables>, nights: RoomNights): Promise<void> {
  await changeRooms(transaction, nights, (left) => left + nights.rooms);
}
