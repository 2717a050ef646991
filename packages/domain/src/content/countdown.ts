import { parisInstant } from '../calendar/clock.ts';

/** When a promotion is there: Europe/Paris wall times as `YYYY-MM-DDTHH:mm` (D-161). */
export interface CountdownWindow {
  start?: string | undefined;
  /** First moment at which it is over; without it there is no clock. */
  end?: string | undefined;
}

/**
 * Whether a promotion is shown at an instant, and the whole seconds that are left of it (CH-062, ALG-23): from its
 * start to before its end. Undefined outside that, for an end that is not after the start, and for a time that cannot be read.
 */
export function countdownAt(
  { start, end }: CountdownWindow,
  instant: Date | number,
): { seconds?: number } | undefined {
  const now = Number(instant);
  const from = start === undefined ? Number.NEGATIVE_INFINITY : parisInstant(start);
  const until = end === undefined ? Number.POSITIVE_INFINITY : parisInstant(end);
  if (!(from < until && from <= now && now < until)) return undefined;
  return end === undefined ? {} : { seconds: Math.floor((until - now) / 1000) };
}
