import { isWrittenOn, type Personalisation } from '@sabadora/domain';
import { orderedGiftItem } from '@sabadora/hooks';
import { useWords } from '../../kit/words/useWords.ts';
import { GiftNote } from '../product/gift/GiftNote.tsx';
import messages from './CheckoutContent.messages.json';
import * as styles from './steps.css.ts';
import { VoucherSteps, type VoucherProduct } from './VoucherSteps.tsx';

export interface VoucherSummaryProps {
  product: VoucherProduct;
  /** Called with the giver's changed note. */
  onNoteChange: (note: Personalisation) => void;
}

/** Summary of a voucher: what it includes, how it is used, and the giver's note (PR-126, PR-128). */
export function VoucherSummary({ product, onNoteChange }: VoucherSummaryProps) {
  const words = useWords(messages);
  return (
    <>
      {product.kind === 'box' && (
        <section className={styles.part}>
          <h2 className={styles.heading}>{words('checkout.boxIncludes')}</h2>
          <ul className={styles.included}>
            {product.includedContent.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.part}>
        <h2 className={styles.heading}>{words('checkout.voucher.how')}</h2>
        <VoucherSteps product={product} />
      </section>
      {isWrittenOn(product) && (
        <GiftNote headingLevel={2} item={orderedGiftItem(product)} onChange={onNoteChange} />
      )}
    </>
  );
}
