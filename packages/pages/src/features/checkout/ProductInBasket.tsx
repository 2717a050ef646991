import type { OrderedProduct } from '@sabadora/api';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductOutline } from './ProductOutline.tsx';

export interface ProductInBasketProps {
  product: OrderedProduct;
}

/** What is bought: picture, name, place, and the choices that were made. */
export function ProductInBasket({ product }: ProductInBasketProps) {
  return (
    <ProductOutline product={product}>
      <ProductFacts product={product} />
    </ProductOutline>
  );
}
