import type { PurchaseKind } from '@sabadora/domain';
import type { CheckoutState } from '@sabadora/hooks';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './Basket.css.ts';
import messages from './checkout.messages.json';
import { KIND_WORDS } from './kindWords.ts';
import { BasketPrice, ProductFacts } from './lateParts.ts';
import { ProductOutline, type ProductPreview } from './ProductOutline.tsx';

export interface BasketProps {
  /** The checkout; without it, the basket shows only what the server knew. */
  state?: CheckoutState;
  kind: PurchaseKind;
  /** The product as the server knew it; null when the address names none. */
  preview: ProductPreview | null;
}

/**
 * The product and its price, shown beside every step of a purchase. Suspends until the code of its parts is loaded.
 */
export function Basket({ state, kind, preview }: BasketProps) {
  const words = useWords(messages);
  const checkout = state?.checkout;
  const shown = checkout?.product ?? preview;
  if (!shown) return null;
  return (
    <section className={styles.basket} aria-label={words(KIND_WORDS[kind].yours)}>
      <ProductOutline product={shown}>
        {checkout && <ProductFacts product={checkout.product} />}
      </ProductOutline>
      {state && checkout && <BasketPrice state={state} checkout={checkout} />}
    </section>
  );
}
