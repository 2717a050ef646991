import type { OrderedProduct } from '@sabadora/api';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductOutline } from './ProductOutline.tsx';

export interface ProductInBasketProps {
  product: OrderedProduct;
}

/** The product being bought: picture, name, place and the choices made. */
export function ProductInBasket({ product }: ProductInBasketProps) {
  return (
    <ProductOutline product={product}>
      <ProductFacts product={product} />
    </ProductOutline>
  );
}
