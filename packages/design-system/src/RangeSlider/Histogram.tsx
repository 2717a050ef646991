import { memo, type RefObject } from 'react';
import { fractionOf, percent, type Scale } from '../Slider/scale.ts';
import type { Values } from '../Slider/values.ts';
import * as styles from './Histogram.css.ts';

/** Highlights the bars between the two values. */
export function drawBars(bars: SVGElement | null, values: Values, scale: Scale): void {
  if (!bars) return;
  const [from = 0, to = 1] = values.map((value) => fractionOf(value, scale));
  const count = bars.childElementCount;
  [...bars.children].forEach((bar, index) =>
    bar.toggleAttribute('data-inside', (index + 1) / count > from && index / count < to),
  );
}

interface HistogramProps {
  counts: readonly number[];
  barsRef: RefObject<SVGSVGElement | null>;
}

/**
 * Visual distribution of the counts along the range, hidden from assistive technology. `drawBars` highlights bars.
 */
export const Histogram = memo(function Histogram({ counts, barsRef }: HistogramProps) {
  const highest = Math.max(1, ...counts);
  return (
    <svg ref={barsRef} className={styles.bars} aria-hidden focusable={false}>
      {counts.map((count, index) => (
        <rect
          // A bar is identified by its position on the scale.
          key={index}
          className={styles.bar}
          x={percent((index + 0.08) / counts.length)}
          width={percent(0.84 / counts.length)}
          // The minimum height keeps a single offer visible.
          y={percent(count > 0 ? 1 - Math.max(0.04, count / highest) : 1)}
          height="100%"
        />
      ))}
    </svg>
  );
});
