import { forwardRef, useId } from 'react';
import { useLocale } from '../words/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps extends RootProps {
  /** Name of the activity, e.g. "Your booking". */
  label: string;
  /** Completed amount, from 0 to `maxValue`. Without it the bar is indeterminate. */
  value?: number | undefined;
  /** @default 100 */
  maxValue?: number | undefined;
  /** The value in words, visible and announced, e.g. "Step 2 of 4". @default the share in per cent */
  valueText?: string | undefined;
}

/** Progress of an activity, or an indeterminate bar while the activity runs. */
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
      {/* Hidden, because the value text of the bar already announces it. */}
      {text !== undefined && (
        <span className={styles.value} aria-hidden="true">
          {text}
        </span>
      )}
      <progress id={id} className={styles.bar} value={value} max={maxValue} aria-valuetext={text} />
    </div>
  );
});
