import type { AccountTrip } from '@sabadora/api';
import type { IsoDay } from '@sabadora/domain';

/** Section of the page that lists a trip. */
export type TripGroup = 'upcoming' | 'vouchers' | 'past';

/**
 * Trips by section. Coming stays are sorted by check-in, the next one first; vouchers and past trips keep their
 * order.
 */
export function groupTrips(
  trips: readonly AccountTrip[],
  today: IsoDay,
): Readonly<Record<TripGroup, readonly AccountTrip[]>> {
  const groups: Record<TripGroup, AccountTrip[]> = { upcoming: [], vouchers: [], past: [] };
  for (const trip of trips) groups[groupOf(trip, today)].push(trip);
  const checkinOf = ({ booking: { product } }: AccountTrip) =>
    product.kind === 'stay' ? product.checkin : '';
  groups.upcoming.sort((a, b) => (checkinOf(a) < checkinOf(b) ? -1 : 1));
  return groups;
}

function groupOf({ booking: { state, product } }: AccountTrip, today: IsoDay): TripGroup {
  if (state !== 'paid') return 'past';
  if (product.kind !== 'stay') return 'vouchers';
  return product.checkout >= today ? 'upcoming' : 'past';
}
