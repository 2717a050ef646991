import { forwardRef, type ReactNode } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import { StickyBar } from '../StickyBar/index.ts';
import * as styles from './BookingBar.css.ts';

export interface BookingBarProps extends RootProps {
  /** Names the bar as a region, e.g. "Book this stay". */
  label: string;
  /** A `PriceTag` with `size="small"` and `align="start"`. */
  price: ReactNode;
  /** The dates and guests of the price, beneath it in one truncated line. */
  summary?: ReactNode;
  /** One `Button`, in the same state as that of the `BookingCard`. */
  action: ReactNode;
}

/**
 * The price and the button at the foot of the window, shown only below 768 px. Put it last in the page's main part:
 * it sticks while that part is in view, and does not cover what takes the focus.
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
