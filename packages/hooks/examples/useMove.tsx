import { NO_MEANS, useBooking, useMove } from '@sabadora/hooks';
import { formatMoney } from '@sabadora/hooks/core';

type Booking = NonNullable<ReturnType<typeof useBooking>['booking']>;
type Stay = Extract<Booking['product'], { kind: 'stay' }>;

export function Example({ orderUUID, stay }: { orderUUID: string; stay: Stay }) {
  const { offer, dates, setDates, move, payment } = useMove(useBooking(), orderUUID, stay);
  return (
    <section>
      <p>
        {stay.label}, {stay.checkin} to {stay.checkout}
      </p>
      <button type="button" onClick={() => setDates({ checkin: '2026-12-19', checkout: '2026-12-21' })}>
        A week later
      </button>
      {offer.status === 'loading' && <p role="status">One moment …</p>}
      {offer.status === 'unavailable' && <p>There is no room from {dates?.checkin}.</p>}
      {offer.status === 'priced' && (
        <button type="button" disabled={payment.kind === 'paying'} onClick={() => void move(NO_MEANS)}>
          Move it for {formatMoney(offer.difference, 'fr_FR')}
        </button>
      )}
    </section>
  );
}
