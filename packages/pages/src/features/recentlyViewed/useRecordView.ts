import { useRecentlyViewed } from '@sabadora/hooks';
import { useEffect, useRef } from 'react';
import { whenShown } from '../../kit/document/whenShown.ts';
import type { Viewed } from './viewedItem.ts';

/**
 * Keeps in this browser that the page's product was looked at (PR-182), once the page is really shown: one that is only
 * prerendered was not looked at.
 *
 * @param item undefined for what is no longer sold
 */
export function useRecordView(item: Viewed | undefined): void {
  const { add } = useRecentlyViewed();
  const latest = useRef(item);
  useEffect(() => {
    latest.current = item;
  });
  // Once for each product and flow, not for each change of its price.
  const key = item && `${item.type} ${item.id} ${item.uri}`;
  useEffect(() => {
    if (key === undefined) return;
    return whenShown(() => {
      if (latest.current) add(latest.current);
    });
  }, [key, add]);
}
