import { formatDay, type Locale, type StayDates } from '@sabadora/domain';

/** A stay's days in words, e.g. "Sat 5 Dec – Sun 6 Dec". */
export function datesText({ checkin, checkout }: StayDates, locale: Locale): string {
  const day = (text: string) => formatDay(text, locale, 'weekday-day-month');
  return `${day(checkin)} – ${day(checkout)}`;
}
