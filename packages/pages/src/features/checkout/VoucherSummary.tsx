import { useWords } from '../../kit/words/useWords.ts';
import messages from './CheckoutContent.messages.json';
import * as styles from './steps.css.ts';
import { VoucherSteps, type VoucherProduct } from './VoucherSteps.tsx';

export interface VoucherSummaryProps {
  product: VoucherProduct;
}

/** What a voucher includes, and what becomes of it. */
export function VoucherSummary({ product }: VoucherSummaryProps) {
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
    </>
  );
}
