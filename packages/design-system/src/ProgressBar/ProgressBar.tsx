import { forwardRef, useId } from 'react';
import { useLocale } from '../words/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps extends RootProps {
  /** What is under way, e.g. "Your booking". */
  label: string;
  /** How much is done, from 0 to `maxValue`. Without it the bar says only that something goes on. */
  value?: number | undefined;
  /** @default 100 */
  maxValue?: number | undefined;
  /** The value in words, seen and spoken, e.g. "Step 2 of 4". @default the share in per cent */
  valueText?: string | undefined;
}

/** How far something has come, or that it goes on. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { label, value, maxValue = 100, valueText, ...root },
  ref,
) {
  const id = useId();
  const locale = useLocale();
  const share = () => ((value ?? 0) / maxValue).toLocaleString(locale, { style: 'percent' });
  const text = value === undefined ? valueText : (valueText ?? share());
  return (
    <div {...root} ref={ref} className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {/* The bar says it already. */}
      {text !== undefined && (
        <span className={styles.value} aria-hidden="true">
          {text}
        </span>
      )}
      <progress id={id} className={styles.bar} value={value} max={maxValue} aria-valuetext={text} />
    </div>
  );
});
