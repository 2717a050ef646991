import type { OrderedProduct } from '@sabadora/api';
import { Picture } from '@sabadora/design-system/Picture';
import { photoOf } from '../offers/photo.ts';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import partyTextMessages from '../searchBox/participants/partyText.messages.json';
import messages from './checkout.messages.json';
import { productFacts } from './productFacts.ts';
import * as styles from './ProductInBasket.css.ts';

/** What is known of a product before its checkout has begun. */
export interface ProductPreview {
  kind: 'preview';
  label: string;
  imageUrl: string;
  /** Null where no hotel belongs to it: a gift box. */
  hotel: { label: string; town: string } | null;
}

export interface ProductInBasketProps {
  product: OrderedProduct | ProductPreview;
}

/** What is bought: picture, name, place, and the choices that were made. */
export function ProductInBasket({ product }: ProductInBasketProps) {
  const words = useWords(messages, partyTextMessages);
  const { locale } = useShared();
  const hotel = product.kind === 'box' ? null : product.hotel;
  const facts = product.kind === 'preview' ? [] : productFacts(product, { words, locale });
  return (
    <div className={styles.product}>
      <div className={styles.picture}>
        <Picture photo={photoOf(product.imageUrl, '')} width={640} height={360} />
      </div>
      <div className={styles.text}>
        {hotel && <p className={styles.town}>{hotel.town}</p>}
        <p className={styles.name}>{hotel ? hotel.label : product.label}</p>
        {hotel && <p className={styles.label}>{product.label}</p>}
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, values]) => (
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
    </div>
  );
}
