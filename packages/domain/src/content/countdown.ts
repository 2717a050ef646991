import { parisInstant } from '../calendar/clock.ts';

/** Period of a promotion: Europe/Paris wall-clock times as `YYYY-MM-DDTHH:mm` (D-161). */
export interface CountdownWindow {
  start?: string | undefined;
  /** First moment after the promotion; without it there is no countdown. */
  end?: string | undefined;
}

/**
 * The whole seconds that are left of a promotion at an instant, without a number when it has no end (CH-062, ALG-23).
 * Undefined when the promotion is not shown: before its start, from its end on, when the end is not after the start,
 * and for a time that cannot be parsed.
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
