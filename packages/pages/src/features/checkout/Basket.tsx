import { formatMoney, isOpen, type PurchaseKind } from '@sabadora/domain';
import type { CheckoutState } from '@sabadora/hooks';
import { Suspense } from 'react';
import { PriceBreakdown } from '@sabadora/design-system/PriceBreakdown';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './checkout.messages.json';
import { useShared } from '../../kit/document/PageRoot.tsx';
import * as styles from './Basket.css.ts';
import { lazyPart } from '../../kit/parts/lazyPart.tsx';
import { giftcardLines, orderLines } from './orderLines.ts';
import { KIND_WORDS } from './kindWords.ts';
import { ProductInBasket, type ProductPreview } from './ProductInBasket.tsx';

const Codes = lazyPart(async () => (await import('./payment/Codes.tsx')).Codes);

export interface BasketProps {
  state: CheckoutState;
  kind: PurchaseKind;
  /** What the server knew of the product; null when the address names none. */
  preview: ProductPreview | null;
}

/** What is bought and what it costs, beside every step of a purchase. */
export function Basket({ state, kind, preview }: BasketProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const { checkout, step } = state;
  const shown = checkout?.product ?? preview;
  if (!shown) return null;
  const localTax = shown.kind === 'stay' ? (shown.localTax ?? 0) : 0;
  return (
    <section className={styles.basket} aria-label={words(KIND_WORDS[kind].yours)}>
      <ProductInBasket product={shown} />
      {checkout && (
        <div className={styles.price}>
          <PriceBreakdown
            label={words('checkout.priceTitle')}
            lines={orderLines(checkout, words)}
            total={{ label: words('checkout.total'), amountCents: checkout.total }}
            {...giftcardLines(checkout, words)}
          />
          {localTax > 0 && (
            <p className={styles.tax}>
              {words('checkout.localTax', { amount: formatMoney(localTax, locale) })}
            </p>
          )}
          {step !== 'payment' && isOpen(checkout.state) && (
            <div className={styles.codes}>
              <Suspense>
                <Codes state={state} checkout={checkout} />
              </Suspense>
            </div>
          )}
        </div>
      )}
    </section>
  );
}
