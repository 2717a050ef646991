import type { Checkout } from '@sabadora/api';
import { PriceBreakdown } from '@sabadora/design-system/PriceBreakdown';
import { formatMoney, isOpen } from '@sabadora/domain';
import type { CheckoutState } from '@sabadora/hooks';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './Basket.css.ts';
import messages from './order.messages.json';
import { giftcardLines, orderLines } from './orderLines.ts';
import { Codes } from './payment/Codes.tsx';

export interface BasketPriceProps {
  state: CheckoutState;
  checkout: Checkout;
}

/** Price breakdown of a purchase, and the form for codes until the payment step. */
export function BasketPrice({ state, checkout }: BasketPriceProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const { product } = checkout;
  const localTax = product.kind === 'stay' ? (product.localTax ?? 0) : 0;
  return (
    <div className={styles.price}>
      <PriceBreakdown
        label={words('checkout.priceTitle')}
        lines={orderLines(checkout, words)}
        total={{ label: words('checkout.total'), amountCents: checkout.total }}
        {...giftcardLines(checkout, words)}
      />
      {localTax > 0 && (
        <p className={styles.tax}>{words('checkout.localTax', { amount: formatMoney(localTax, locale) })}</p>
      )}
      {state.step !== 'payment' && isOpen(checkout.state) && (
        <div className={styles.codes}>
          <Codes state={state} checkout={checkout} />
        </div>
      )}
    </div>
  );
}
