import type { SabadoraContext } from '../SabadoraProvider.tsx';
import { isFirst } from './once.ts';
import type { ProductItem } from './productItem.ts';

/** A product that goes to the checkout. */
export interface CartAddition {
  item: ProductItem;
  /** Price of the whole purchase as it was shown, in euros. */
  value: number;
  /** Address of the checkout with this choice. */
  checkoutHref: string;
}

/** Tracks that a product goes to the checkout, once per page load for the same choice (CH-184, D-154). */
export function trackAddToCart(
  { track, location }: Pick<SabadoraContext, 'track' | 'location'>,
  { item, value, checkoutHref }: CartAddition,
): void {
  if (isFirst(location, `add_to_cart ${checkoutHref}`))
    track({ name: 'add_to_cart', params: { currency: 'EUR', value, items: [item] } });
}
