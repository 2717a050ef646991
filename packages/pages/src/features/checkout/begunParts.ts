export { BasketPrice } from './BasketPrice.tsx';
export { CheckoutContent } from './CheckoutContent.tsx';
export { ProductFacts } from './ProductFacts.tsx';
