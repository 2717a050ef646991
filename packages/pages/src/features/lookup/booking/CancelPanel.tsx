import type { Booking } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Dialog } from '@sabadora/design-system/Dialog';
import { Notice } from '@sabadora/design-system/Notice';
import { formatDay, formatMoney, REFUND_PERCENT } from '@sabadora/domain';
import type { BookingChange, BookingState } from '@sabadora/hooks';
import { useRef, useState } from 'react';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './booking.messages.json';
import * as styles from './BookingView.css.ts';
import { FixedNotice } from './FixedNotice.tsx';
import { RefundGiven } from './RefundGiven.tsx';
import { RefundRows } from './RefundRows.tsx';

export interface CancelPanelProps {
  state: BookingState;
  booking: Booking;
}

/** The refund of a cancellation before it is requested, and its status afterwards (ALG-19, PR-148, PR-149). */
export function CancelPanel({ state, booking }: CancelPanelProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const { afterSale, refund, refundParts, untaken, total, deadline } = booking;
  const [isConfirming, setIsConfirming] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Exclude<BookingChange, 'done' | 'over'>>();
  const panel = useRef<HTMLDivElement>(null);

  const cancel = async () => {
    setIsBusy(true);
    setProblem(undefined);
    const result = await state.cancel();
    setIsBusy(false);
    setIsConfirming(false);
    if (result === 'changed' || result === 'failed') setProblem(result);
    // The pressed button is removed, so the focus moves to the result.
    panel.current?.focus();
  };

  if (afterSale === 'cancelled') {
    return (
      <div className={styles.panel} ref={panel} tabIndex={-1}>
        <Notice tone="success" title={words('lookup.cancelledTitle')} role="status">
          <RefundGiven booking={booking} />
        </Notice>
      </div>
    );
  }
  if (afterSale !== 'open')
    return (
      <div className={styles.panel}>
        <FixedNotice booking={booking} />
      </div>
    );
  return (
    <div className={styles.panel} ref={panel} tabIndex={-1}>
      {problem !== undefined && (
        <Notice tone="error" role="alert">
          {words(`lookup.problem.${problem}`)}
        </Notice>
      )}
      <p className={styles.text}>
        {deadline !== null && words('lookup.cancelText', { date: formatDay(deadline, locale, 'long') })}
      </p>
      <dl className={styles.figures}>
        <div className={styles.figure}>
          <dt>{words(untaken > 0 ? 'lookup.paidSoFar' : 'lookup.paid')}</dt>
          <dd className={styles.amount}>{formatMoney(total - untaken, locale)}</dd>
        </div>
        {untaken > 0 && (
          <div className={styles.figure}>
            <dt>{words('lookup.untaken')}</dt>
            <dd className={styles.amount}>{formatMoney(untaken, locale)}</dd>
          </div>
        )}
        <div className={styles.figure}>
          <dt>{words('lookup.youGetBack')}</dt>
          <dd className={styles.strong}>{formatMoney(refund, locale)}</dd>
        </div>
        <RefundRows parts={refundParts} />
      </dl>
      <p className={styles.muted}>
        {untaken > 0
          ? words('lookup.refundRuleUntaken', {
              percent: REFUND_PERCENT,
              amount: formatMoney(untaken, locale),
            })
          : words('lookup.refundRule', { percent: REFUND_PERCENT })}
      </p>
      <div className={styles.actions}>
        <Button tone="secondary" onClick={() => setIsConfirming(true)}>
          {words('lookup.cancel')}
        </Button>
      </div>
      <Dialog
        role="alertdialog"
        size="small"
        title={words('lookup.confirmTitle')}
        isOpen={isConfirming}
        onOpenChange={setIsConfirming}
        footer={
          <div className={styles.actions}>
            <Button tone="quiet" onClick={() => setIsConfirming(false)}>
              {words('lookup.keep')}
            </Button>
            <Button onClick={() => void cancel()} isLoading={isBusy}>
              {words('lookup.confirm')}
            </Button>
          </div>
        }
      >
        <p>
          {refund > 0
            ? words('lookup.confirmText', { amount: formatMoney(refund, locale) })
            : words('lookup.confirmTextNone')}
        </p>
      </Dialog>
    </div>
  );
}
