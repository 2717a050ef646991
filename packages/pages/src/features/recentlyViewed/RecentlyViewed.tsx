import { useRecentlyViewed } from '@sabadora/hooks';
import { useEffect, useRef } from 'react';
import { usePart } from '../../kit/parts/usePart.ts';
import { viewedBut, type ShownViews } from './viewedItem.ts';
import { useWasBelowView } from './useWasBelowView.ts';

export interface RecentlyViewedProps extends ShownViews {
  /** Class of the container, once it has content. */
  className?: string;
}

const loadRow = async () => (await import('./RecentlyViewedRow.tsx')).RecentlyViewedRow;

/**
 * The products that the visitor viewed last, below the page's content (PR-182, PR-183). Empty on the server and for
 * visitors without views. The code of the row is loaded when there is something to show, and the row only appears
 * below the visible screen, so that nothing shifts.
 */
export function RecentlyViewed({ className, ...row }: RecentlyViewedProps) {
  const { items } = useRecentlyViewed();
  const { Part: Row, show } = usePart(loadRow);
  const placeRef = useRef<HTMLDivElement>(null);
  const hasItems = viewedBut(items, row).length > 0;
  useEffect(() => {
    if (hasItems) void show();
  }, [hasItems, show]);
  const isPlaced = useWasBelowView(placeRef, Row !== undefined);
  const isShown = Row !== undefined && isPlaced;
  return (
    <div ref={placeRef} className={isShown ? className : undefined}>
      {isShown && <Row {...row} />}
    </div>
  );
}
