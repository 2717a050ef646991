import { forwardRef, useEffect, useId, useRef, useState } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useLocale } from '../words/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './Countdown.css.ts';
import { clockOf, spokenClock, unitName } from './remaining.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface CountdownProps extends RootProps {
  /** What the time is left for, e.g. "The offer ends in". */
  label: string;
  /** ISO instant with `Z` or an offset, e.g. "2026-11-27T20:00:00+01:00". */
  endsAt: string;
  /**
   * ISO instant at which the server rendered the page. The time is counted from it, independently of the visitor's
   * clock, so a cached page needs a new one.
   */
  now: string;
  /** Called when the time is up, once for each `endsAt`; right after mounting if it is already over. */
  onEnd?: (() => void) | undefined;
}

/**
 * The time left until an instant, second by second (CH-063, ALG-23). Renders nothing once it is over (D-127), or
 * when a date cannot be read. Not announced as it changes: a screen reader reads it on request, in words.
 */
export const Countdown = forwardRef<HTMLDivElement, CountdownProps>(function Countdown(
  { label, endsAt, now, onEnd, ...root },
  ref,
) {
  const id = useId();
  const locale = useLocale();
  const seconds = useSecondsLeft(endsAt, now);
  // Decided at mount, so that nothing moves when the last day begins.
  const [hasDays] = useState(seconds !== undefined && seconds >= 86_400);
  const endedFor = useRef<string>(undefined);

  useEffect(() => {
    if (seconds !== undefined || endedFor.current === endsAt) return;
    endedFor.current = endsAt;
    onEnd?.();
  }, [seconds, endsAt, onEnd]);

  if (seconds === undefined) return null;
  return (
    <div {...root} ref={ref} role="timer" aria-labelledby={id} className={styles.root}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <span className={visuallyHidden}>{spokenClock(seconds, locale)}</span>
      <span className={styles.clock} aria-hidden="true">
        {clockOf(seconds)
          .slice(hasDays ? 0 : 1)
          .map(({ unit, count }) => (
            <span key={unit} className={styles.part}>
              <span className={styles.count}>{String(count).padStart(2, '0')}</span>
              <span className={styles.unit}>{unitName(unit, count, locale)}</span>
            </span>
          ))}
      </span>
    </div>
  );
});
