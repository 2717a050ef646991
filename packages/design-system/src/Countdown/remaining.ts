/** A date and time with `Z` or an offset, which does not depend on the time zone of the reader. */
const INSTANT = /T.*(?:Z|[+-]\d\d:?\d\d)$/i;

/** Milliseconds since 1970 of an ISO instant; undefined for a text that is not one, or has no offset. */
export function instantOf(text: string): number | undefined {
  const instant = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? undefined : instant;
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A part of the time that is left, as `Intl.NumberFormat` names its units. */
export type Unit = (typeof UNITS)[number][0];

/** Whole seconds as days, hours, minutes and seconds, in this order (ALG-23). */
export function clockOf(seconds: number): { unit: Unit; count: number }[] {
  let left = seconds;
  return UNITS.map(([unit, size]) => {
    const count = Math.floor(left / size);
    left -= count * size;
    return { unit, count };
  });
}

/**
 * The time left in words, e.g. "2 days, 4 hours and 12 minutes". Seconds appear only in the last minute, so that the
 * words do not change every second while a screen reader reads them.
 */
export function spokenClock(seconds: number, locale: string): string {
  const clock = seconds < 60 ? clockOf(seconds).slice(3) : clockOf(seconds).slice(0, 3);
  const words = clock
    .filter(({ count }, index) => count > 0 || (seconds < 60 && index === 0))
    .map(({ unit, count }) => count.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' }));
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
}

/** The name of a unit beneath its number, as short as the language has it, e.g. "days" or "min". */
export function unitName(unit: Unit, count: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' });
  return format.formatToParts(count).find(({ type }) => type === 'unit')?.value ?? unit;
}
