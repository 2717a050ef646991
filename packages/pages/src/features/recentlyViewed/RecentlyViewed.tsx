import { useRecentlyViewed } from '@sabadora/hooks';
import { useEffect, useRef } from 'react';
import { usePart } from '../../kit/parts/usePart.ts';
import { viewedBut, type ShownViews } from './viewedItem.ts';
import { useWasBelowView } from './useWasBelowView.ts';

export interface RecentlyViewedProps extends ShownViews {
  /** Of its place, once there is something in it. */
  className?: string;
}

const loadRow = async () => (await import('./RecentlyViewedRow.tsx')).RecentlyViewedRow;

/**
 * What the visitor looked at last, below what the page is about (PR-182, PR-183). Nothing on the server and for whoever
 * has looked at nothing; the code of the row comes when there is something to show, and it appears only below the
 * screen, where it moves nothing.
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
