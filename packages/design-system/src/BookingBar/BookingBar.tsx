import { forwardRef, type ReactNode } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import { StickyBar } from '../StickyBar/index.ts';
import * as styles from './BookingBar.css.ts';

export interface BookingBarProps extends RootProps {
  /** Names the bar as a region, e.g. "Book this stay". */
  label: string;
  /** A small `PriceTag`, hung on the start. */
  price: ReactNode;
  /** Under the price, in one line that is cut: the dates and guests it is for. */
  summary?: ReactNode;
  /** One `Button`, in the same state as that of the `BookingCard`. */
  action: ReactNode;
}

/**
 * On a phone the price and the button at the foot of the window, below 768 px alone. Put it last in the page's main
 * part: it sticks while that is in view, and covers nothing that takes the focus.
 */
export const BookingBar = forwardRef<HTMLDivElement, BookingBarProps>(function BookingBar(
  { label, price, summary, action, ...root },
  ref,
) {
  return (
    <StickyBar {...root} ref={ref} label={label} edge="bottom" shownOn="phone">
      <div className={styles.line}>
        <div className={styles.words}>
          {price}
          {summary && <div className={styles.summary}>{summary}</div>}
        </div>
        <div className={styles.action}>{action}</div>
      </div>
    </StickyBar>
  );
});
