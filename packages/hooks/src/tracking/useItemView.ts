import { useEffect, useRef } from 'react';
import { useSabadora } from '../SabadoraProvider.tsx';
import { isFirst } from './once.ts';
import type { ProductItem } from './productItem.ts';

/**
 * Tracks that a page shows a product, once per page load, even if its price or the people change (CH-184, D-154).
 * Never throws (SE-253).
 *
 * @param item undefined while it is not known, and for a product that is no longer sold
 */
export function useItemView(item: ProductItem | undefined): void {
  const { track, location } = useSabadora();
  const latest = useRef(item);
  useEffect(() => {
    latest.current = item;
  });
  const key = item && `view_item ${item.item_category} ${item.item_id}`;
  useEffect(() => {
    const { current } = latest;
    if (key === undefined || current === undefined || !isFirst(location, key)) return;
    const { price } = current;
    track({
      name: 'view_item',
      params: { currency: 'EUR', ...(price !== undefined && { value: price }), items: [current] },
    });
  }, [key, track, location]);
}
