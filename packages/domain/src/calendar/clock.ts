import type { IsoDay } from '@sabadora/days';

/** "Today" and the hour as the visitor's market reads them: Europe/Paris, always handed in (D-096). */
export interface Now {
  today: IsoDay;
  /** 0 to 23. */
  hour: number;
}

/** "Today" and the hour of an instant in Europe/Paris, the clock of all six markets (D-096). */
export function nowInParis(instant: Date | number): Now {
  const parts = partsOf(instant);
  return { today: dayOf(parts), hour: Number(parts['hour']) };
}

/** The wall clock of an instant in Europe/Paris, as `YYYY-MM-DDTHH:mm` (D-096). */
export function parisMoment(instant: Date | number): string {
  const parts = partsOf(instant);
  return `${dayOf(parts)}T${parts['hour']}:${parts['minute']}`;
}

/**
 * The instant at which the wall clock of Europe/Paris shows a moment, the inverse of `parisMoment` (D-161); of an hour
 * that comes twice, one of them. NaN for what is no moment.
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

/** The minute read last: requests that come close together need the same one. */
let last: { minute: number; parts: Parts } | undefined;

function partsOf(instant: Date | number): Parts {
  const minute = Math.floor(Number(instant) / 60_000);
  if (last?.minute === minute) return last.parts;
  formatter ??= new Intl.DateTimeFormat('en-GB', FORMAT);
  const parts = Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, value]));
  last = { minute, parts };
  return parts;
}
