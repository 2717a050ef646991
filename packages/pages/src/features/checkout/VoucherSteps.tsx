import type { OrderedProduct } from '@sabadora/api';
import type { Words } from '../../kit/words/messages.ts';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './CheckoutContent.messages.json';
import * as styles from './steps.css.ts';

/** A product bought as a voucher. */
export type VoucherProduct = Exclude<OrderedProduct, { kind: 'stay' }>;

export interface VoucherStepsProps {
  product: VoucherProduct;
}

/** Explains how a voucher arrives, how it is used and how long it is valid (PR-107, PR-108, PR-110). */
export function VoucherSteps({ product }: VoucherStepsProps) {
  const words = useWords(messages);
  const isPhysical = product.kind !== 'activity' && product.giftFormat === 'physical';
  const steps = [
    words(isPhysical ? 'checkout.voucher.physical' : 'checkout.voucher.digital'),
    useOf(product, words),
    words('checkout.voucher.valid', { months: product.validMonths }),
  ];
  return (
    <ol className={styles.included}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

function useOf(product: VoucherProduct, words: Words<typeof messages>): string {
  switch (product.kind) {
    case 'gift':
      return words('checkout.voucher.giftDates');
    case 'activity':
      return words('checkout.voucher.activityDates', { place: product.hotel.label });
    case 'box':
      return words('checkout.voucher.boxDates');
  }
}
