import type { MoveQuote } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { formatMoney, lookupHref, queryValue } from '@sabadora/domain';
import { BANK_RETURN, NO_MEANS, fromHref, toHref, useAddress, type Move } from '@sabadora/hooks';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import { PaymentForm } from '../../checkout/payment/PaymentForm.tsx';
import messages from '../booking/booking.messages.json';

export interface MoveOrderProps {
  move: Move;
  /** Difference in cents: above 0 it is paid, below 0 it is refunded. */
  difference: number;
  /** Payment provider for the difference; null when nothing can be paid. */
  provider: MoveQuote['paymentProvider'];
}

/** Orders the new dates: with a button if they cost the same or less, or else with a payment form. */
export function MoveOrder({ move, difference, provider }: MoveOrderProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const market = queryValue(useAddress().query, 'locale');
  const { kind } = move.payment;
  const isBusy = kind === 'paying' || kind === 'checking' || kind === 'redirect';
  if (difference <= 0)
    return (
      <div>
        <Button isLoading={isBusy} onClick={() => void move.move(NO_MEANS)}>
          {difference < 0
            ? words('lookup.moveRefund', { amount: formatMoney(-difference, locale) })
            : words('lookup.move')}
        </Button>
      </div>
    );
  if (!provider) return null;
  const query = new URLSearchParams({ ...(market !== undefined && { locale: market }), [BANK_RETURN]: '1' });
  const returnPath = toHref({ ...fromHref(lookupHref('modify')), query: query.toString() });
  return (
    <PaymentForm
      provider={provider}
      of={{ amount: difference, method: 'card', keepsMeans: false }}
      returnPath={returnPath}
      onPay={(means) => void move.move(means)}
    >
      <Button type="submit" size="large" isLoading={isBusy}>
        {words('lookup.movePay', { amount: formatMoney(difference, locale) })}
      </Button>
    </PaymentForm>
  );
}
