import type { OrderedProduct } from '@sabadora/api';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import partyTextMessages from '../searchBox/participants/partyText.messages.json';
import messages from './order.messages.json';
import { productFacts } from './productFacts.ts';
import * as styles from './ProductInBasket.css.ts';

export interface ProductFactsProps {
  product: OrderedProduct;
}

/** List of the choices made for a product. */
export function ProductFacts({ product }: ProductFactsProps) {
  const words = useWords(messages, partyTextMessages);
  const { locale } = useShared();
  return (
    <dl className={styles.facts}>
      {productFacts(product, { words, locale }).map(([name, values]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.factName}>{name}</dt>
          {values.map((value) => (
            <dd key={value} className={styles.value}>
              {value}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
