import type { IsoDay } from '@sabadora/days';

/** "Today" and the hour as the visitor's market reads them: Europe/Paris, always handed in (D-096). */
export interface Now {
  today: IsoDay;
  /** 0 to 23. */
  hour: number;
}

let formatter: Intl.DateTimeFormat | undefined;

/** "Today" and the hour of an instant in Europe/Paris, the clock of all six markets (D-096). */
export function nowInParis(instant: Date | number): Now {
  formatter ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Paris',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, value]));
  return { today: `${parts['year']}-${parts['month']}-${parts['day']}`, hour: Number(parts['hour']) };
}
