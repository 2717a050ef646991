import type { Booking, OrderedStay } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { Select } from '@sabadora/design-system/Select';
import { formatDay, formatMoney } from '@sabadora/domain';
import { useMove, type BookingState, type Move } from '@sabadora/hooks';
import { useEffect, useRef } from 'react';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import { PaymentNotice } from '../../checkout/payment/PaymentNotice.tsx';
import messages from '../booking/booking.messages.json';
import { RefundRows } from '../booking/RefundRows.tsx';
import * as styles from '../booking/BookingView.css.ts';
import { MoveDates } from './MoveDates.tsx';
import { MoveOrder } from './MoveOrder.tsx';

export interface MovePanelProps {
  state: BookingState;
  booking: Booking;
  /** The booked stay. */
  stay: OrderedStay;
}

/** Panel for moving a stay that can still be changed: new dates, their price, and the order (PR-147). */
export function MovePanel({ state, booking, stay }: MovePanelProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const move = useMove(state, booking.orderUUID, stay);
  const { payment, activities } = move;
  const panel = useRef<HTMLDivElement>(null);
  const isMoved = payment.kind === 'paid';
  useEffect(() => {
    // The pressed button is removed, so the focus moves to the result.
    if (isMoved) panel.current?.focus();
  }, [isMoved]);
  const { deadline } = booking;

  return (
    <div className={styles.panel} ref={panel} tabIndex={-1}>
      {isMoved && (
        <Notice tone="success" title={words('lookup.movedTitle')} role="status">
          {words('lookup.movedText')}{' '}
          {booking.refundPending > 0 &&
            words('lookup.refundPending', { amount: formatMoney(booking.refundPending, locale) })}
        </Notice>
      )}
      <p className={styles.text}>
        {deadline !== null && words('lookup.moveText', { date: formatDay(deadline, locale, 'long') })}
      </p>
      <div className={styles.dates}>
        <MoveDates stay={stay} move={move} />
      </div>
      {activities.map(({ activityId, title, dates, chosen }) => (
        <Select
          key={activityId}
          label={title}
          value={chosen}
          options={dates.map((day) => ({ value: day, label: formatDay(day, locale, 'full') }))}
          onChange={(day) => move.chooseActivityDay(activityId, day)}
        />
      ))}
      <Offer move={move} />
      {!isMoved && <PaymentNotice state={payment} orderUUID={booking.orderUUID} />}
      {move.offer.status === 'priced' && payment.kind !== 'unclear' && (
        <MoveOrder move={move} difference={move.offer.difference} provider={move.offer.provider} />
      )}
    </div>
  );
}

/** The price of the new dates beside the current one. */
function Offer({ move }: { move: Move }) {
  const words = useWords(messages);
  const { locale } = useShared();
  const { offer } = move;
  switch (offer.status) {
    case 'none':
      return null;
    case 'loading':
      return <p role="status">{words('lookup.moveLoading')}</p>;
    case 'failed':
      return (
        <Notice
          tone="error"
          role="alert"
          action={
            <Button size="small" onClick={offer.retry}>
              {words('lookup.moveRetry')}
            </Button>
          }
        >
          {words('lookup.moveFailed')}
        </Notice>
      );
    case 'unavailable':
      return (
        <Notice tone="warning" role="status">
          {words('lookup.moveUnavailable')}
        </Notice>
      );
    case 'priced': {
      const { price, difference, refund, deadline } = offer;
      return (
        <div role="status" className={styles.offer}>
          <dl className={styles.figures}>
            <div className={styles.figure}>
              <dt>{words('lookup.priceNow')}</dt>
              <dd className={styles.amount}>{formatMoney(price.from, locale)}</dd>
            </div>
            <div className={styles.figure}>
              <dt>{words('lookup.priceThen')}</dt>
              <dd className={styles.amount}>{formatMoney(price.to, locale)}</dd>
            </div>
            <div className={styles.figure}>
              <dt>{words(difference < 0 ? 'lookup.youGetBack' : 'lookup.difference')}</dt>
              <dd className={styles.strong}>{formatMoney(Math.abs(difference), locale)}</dd>
            </div>
            <RefundRows parts={refund.parts} />
          </dl>
          {refund.notTaken > 0 && (
            <p className={styles.muted}>
              {words('lookup.moveNotTaken', { amount: formatMoney(refund.notTaken, locale) })}
            </p>
          )}
          <p className={styles.muted}>
            {deadline === null
              ? words('lookup.moveNoDeadline')
              : words('lookup.moveDeadline', { date: formatDay(deadline, locale, 'long') })}
          </p>
        </div>
      );
    }
  }
}
