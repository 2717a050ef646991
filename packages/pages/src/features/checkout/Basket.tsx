import type { Checkout } from '@sabadora/api';
import { formatMoney } from '@sabadora/domain';
import { PriceBreakdown } from '@sabadora/design-system/PriceBreakdown';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './checkout.messages.json';
import { useShared } from '../../kit/document/PageRoot.tsx';
import * as styles from './Basket.css.ts';
import { orderLines } from './orderLines.ts';
import { type BasketStay, StayInBasket } from './StayInBasket.tsx';

export interface BasketProps {
  /** What the server knew of the stay; null when its address names none. */
  stay: BasketStay | null;
  /** Undefined until the rooms are taken. */
  checkout: Checkout | undefined;
}

/** What is bought and what it costs, beside every step of a purchase. */
export function Basket({ stay, checkout }: BasketProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const shown = checkout?.stay ?? stay;
  if (!shown) return null;
  const localTax = checkout?.stay.localTax ?? 0;
  return (
    <section className={styles.basket} aria-label={words('checkout.yourStay')}>
      <StayInBasket stay={shown} />
      {checkout && (
        <div className={styles.price}>
          <PriceBreakdown
            label={words('checkout.priceTitle')}
            lines={orderLines(checkout, words)}
            total={{ label: words('checkout.total'), amountCents: checkout.total }}
            {...(checkout.giftcards.length > 0 && {
              payments: checkout.giftcards.map(({ serialNumber, usedAmount }) => ({
                label: words('checkout.giftcard', { number: serialNumber }),
                amountCents: -usedAmount,
              })),
              remaining: {
                label: words('checkout.remaining'),
                amountCents: checkout.remainingAmountToPay,
              },
            })}
          />
          {localTax > 0 && (
            <p className={styles.tax}>
              {words('checkout.localTax', { amount: formatMoney(localTax, locale) })}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
