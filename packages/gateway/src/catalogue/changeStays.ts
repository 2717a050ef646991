import type { IsoDay } from '@sabadora/days';
import { daysBetween } from '@sabadora/days';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { fromPrice } from './derived/fromPrice.ts';
import { writeCalendars } from './import/bulk.ts';

/** One day of an offer. */
export interface Stay {
  /** Cents for one night and two adults. */
  price: number;
  /** Rooms left; 0 is sold out or closed. */
  rooms: number;
  /** Nights that a stay beginning on the day has at least. */
  minNights: number;
}

/** New prices, rooms or minimum stays of one offer, from a day on. */
export interface StayChange {
  offerId: number;
  /** The first day that changes. */
  firstDay: IsoDay;
  /** That day and those after it; what is left out stays as it is. */
  days: readonly Partial<Stay>[];
}

/**
 * Changes prices, rooms and minimum stays of offers. Every gateway searches with them as soon as the transaction is
 * committed. The calendars stay locked until then, always in the order of their offers' ids, so that two transactions never wait for each other.
 *
 * @throws RangeError for a day that the offer's calendar does not have, and for an offer without one
 */
export async function changeStays(
  transaction: Transaction<Tables>,
  changes: readonly StayChange[],
): Promise<void> {
  const byOffer = Map.groupBy(changes, ({ offerId }) => offerId);
  if (byOffer.size === 0) return;
  const rows = await transaction
    .selectFrom('offer_calendar')
    .select(['offer_id', 'first_day', 'prices', 'min_nights', 'rooms'])
    .where('offer_id', 'in', [...byOffer.keys()])
    .orderBy('offer_id')
    .forUpdate()
    .execute();
  const missing = [...byOffer.keys()].filter((id) => rows.every(({ offer_id }) => offer_id !== id));
  if (missing.length > 0) throw new RangeError(`Offer ${missing.join(', ')} has no calendar`);
  const changed = rows.map(({ offer_id, first_day, prices, min_nights, rooms }) => {
    for (const { firstDay, days } of byOffer.get(offer_id) ?? []) {
      const first = daysBetween(first_day, firstDay);
      if (first < 0 || first + days.length > prices.length) {
        throw new RangeError(
          `The calendar of offer ${offer_id} has ${prices.length} days from ${first_day}, not ${days.length} from ${firstDay}`,
        );
      }
      for (const [nth, day] of days.entries()) {
        if (day.price !== undefined) prices[first + nth] = day.price;
        if (day.rooms !== undefined) rooms[first + nth] = day.rooms;
        if (day.minNights !== undefined) min_nights[first + nth] = day.minNights;
      }
    }
    return { offer_id, first_day, prices, min_nights, rooms, ...fromPrice(prices, min_nights, rooms) };
  });
  await writeCalendars(transaction, changed);
}
