import type { IsoDay } from '@sabadora/days';

/** Current day and hour in Europe/Paris; always passed in, never read from a clock (D-096). */
export interface Now {
  today: IsoDay;
  /** Hour, 0 to 23. */
  hour: number;
}

/** Day and hour of an instant in Europe/Paris, the clock of all six markets (D-096). */
export function nowInParis(instant: Date | number): Now {
  const parts = partsOf(instant);
  return { today: dayOf(parts), hour: Number(parts['hour']) };
}

/** Wall-clock time of an instant in Europe/Paris, as `YYYY-MM-DDTHH:mm` (D-096). */
export function parisMoment(instant: Date | number): string {
  const parts = partsOf(instant);
  return `${dayOf(parts)}T${parts['hour']}:${parts['minute']}`;
}

/**
 * Instant of a wall-clock time in Europe/Paris, the inverse of `parisMoment` (D-161). For an hour that occurs twice,
 * one of the two instants; NaN for an invalid time.
 */
export function parisInstant(moment: string): number {
  const asUtc = Date.parse(`${moment}Z`);
  if (Number.isNaN(asUtc)) return asUtc;
  const offsetAt = (instant: number) =>
    Date.parse(`${parisMoment(instant)}Z`) - Math.floor(instant / 60_000) * 60_000;
  const near = asUtc - offsetAt(asUtc);
  return asUtc - offsetAt(near);
}

const FORMAT = {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

type Parts = Readonly<Record<string, string>>;

const dayOf = (parts: Parts): IsoDay => `${parts['year']}-${parts['month']}-${parts['day']}`;

let formatter: Intl.DateTimeFormat | undefined;

/** Result for the last minute that was requested: requests at about the same time need the same one. */
let last: { minute: number; parts: Parts } | undefined;

function partsOf(instant: Date | number): Parts {
  const minute = Math.floor(Number(instant) / 60_000);
  if (last?.minute === minute) return last.parts;
  formatter ??= new Intl.DateTimeFormat('en-GB', FORMAT);
  const parts = Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, value]));
  last = { minute, parts };
  return parts;
}
