import type { Confirmation } from '@sabadora/api';
import { InstalmentTable } from '@sabadora/design-system/InstalmentTable';
import { Notice } from '@sabadora/design-system/Notice';
import { formatDay } from '@sabadora/domain';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './confirmation.messages.json';
import * as styles from './page.css.ts';

export interface PaymentPlanProps {
  order: Pick<Confirmation, 'payments' | 'lines'>;
}

/**
 * Plan of an order that is paid later or in parts (PR-160, PR-161); renders nothing for one that was paid at once.
 */
export function PaymentPlan({ order: { payments, lines } }: PaymentPlanProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  if (payments.length === 0) return null;
  const title = words('checkout.confirmation.payments');
  const fee = lines.find(({ kind }) => kind === 'payLaterFee')?.amount ?? 0;
  const failed = payments.find(({ state }) => state === 'failed');
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {failed && (
        <Notice tone="error">
          {words('checkout.confirmation.paymentFailed', { date: formatDay(failed.date, locale, 'long') })}
        </Notice>
      )}
      <InstalmentTable
        label={title}
        instalments={payments.map(({ date, amount }, index) => ({
          date,
          amountCents: amount,
          feeCents: index === 0 ? fee : 0,
        }))}
      />
    </section>
  );
}
