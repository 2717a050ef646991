import { useRecentlyViewed } from '@sabadora/hooks';
import { useEffect, useRef } from 'react';
import { whenShown } from '../../kit/document/whenShown.ts';
import type { Viewed } from './viewedItem.ts';

/**
 * Stores in this browser that the page's product was viewed (PR-182), once the page is really shown and not just
 * prerendered.
 *
 * @param item undefined for a product that is no longer sold
 */
export function useRecordView(item: Viewed | undefined): void {
  const { add } = useRecentlyViewed();
  const latest = useRef(item);
  useEffect(() => {
    latest.current = item;
  });
  // Stored once for each product and flow, not for each change of its price.
  const key = item && `${item.type} ${item.id} ${item.uri}`;
  useEffect(() => {
    if (key === undefined) return;
    return whenShown(() => {
      if (latest.current) add(latest.current);
    });
  }, [key, add]);
}
