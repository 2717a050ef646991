import type { AccountTrip } from '@sabadora/api';
import { expect, test } from 'vitest';
import { groupTrips } from './groupTrips.ts';

const trip = (number: string, state: string, product: object) =>
  ({ booking: { number, state, product }, access: '' }) as unknown as AccountTrip;
const stay = (checkin: string, checkout: string) => ({ kind: 'stay', checkin, checkout });

test('stays to come stand first, the next one at the top; vouchers and what is over apart', () => {
  const groups = groupTrips(
    [
      trip('1', 'paid', stay('2026-12-24', '2026-12-26')),
      trip('2', 'paid', stay('2026-12-04', '2026-12-05')),
      trip('3', 'paid', stay('2026-11-01', '2026-11-02')),
      trip('4', 'cancelled', stay('2026-12-24', '2026-12-26')),
      trip('5', 'paid', { kind: 'gift' }),
      trip('6', 'refunded', { kind: 'box' }),
    ],
    '2026-12-05',
  );
  const numbers = Object.values(groups).map((group) => group.map(({ booking }) => booking.number));
  expect(numbers).toEqual([['2', '1'], ['5'], ['3', '4', '6']]);
});
