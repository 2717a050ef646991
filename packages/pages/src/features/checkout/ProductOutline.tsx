import type { OrderedProduct } from '@sabadora/api';
import { Picture } from '@sabadora/design-system/Picture';
import type { ReactNode } from 'react';
import { photoOf } from '../offers/photo.ts';
import * as styles from './ProductInBasket.css.ts';

/** What is known of a product before its checkout has begun. */
export interface ProductPreview {
  kind: 'preview';
  label: string;
  imageUrl: string;
  /** Null for a gift box, which belongs to no hotel. */
  hotel: { label: string; town: string } | null;
}

export interface ProductOutlineProps {
  product: OrderedProduct | ProductPreview;
  /** The choices made, shown below the product. */
  children?: ReactNode;
}

/** The product being bought: picture, name and place. */
export function ProductOutline({ product, children }: ProductOutlineProps) {
  const hotel = product.kind === 'box' ? null : product.hotel;
  return (
    <div className={styles.product}>
      <div className={styles.picture}>
        <Picture photo={photoOf(product.imageUrl, '')} width={640} height={360} isPriority />
      </div>
      <div className={styles.text}>
        {hotel && <p className={styles.town}>{hotel.town}</p>}
        <p className={styles.name}>{hotel ? hotel.label : product.label}</p>
        {hotel && <p className={styles.label}>{product.label}</p>}
      </div>
      {children}
    </div>
  );
}
