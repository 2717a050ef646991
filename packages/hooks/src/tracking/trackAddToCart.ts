import type { SabadoraContext } from '../SabadoraProvider.tsx';
import { isFirst } from './once.ts';
import type { ProductItem } from './productItem.ts';

/** What goes to the checkout. */
export interface CartAddition {
  item: ProductItem;
  /** Euros of the whole purchase as it was shown. */
  value: number;
  /** The checkout of this choice. */
  checkoutHref: string;
}

/** Tracks that a product goes to the checkout, once in the life of a page for the same choice (CH-184, D-154). */
export function trackAddToCart(
  { track, location }: Pick<SabadoraContext, 'track' | 'location'>,
  { item, value, checkoutHref }: CartAddition,
): void {
  if (isFirst(location, `add_to_cart ${checkoutHref}`))
    track({ name: 'add_to_cart', params: { currency: 'EUR', value, items: [item] } });
}
