import { formatDay, type Locale, type StayDates } from '@sabadora/domain';

/**
 * A stay's days as its calendar writes them: "Sat 5 – Sun 6 Dec", the month once where both days share it. A line
 * breaks only after the dash.
 */
export function datesText({ checkin, checkout }: StayDates, locale: Locale): string {
  const isOneMonth = checkin.slice(0, 7) === checkout.slice(0, 7);
  const start = formatDay(checkin, locale, isOneMonth ? 'weekday-day' : 'weekday-day-month');
  return `${start}\u00a0– ${formatDay(checkout, locale, 'weekday-day-month')}`;
}
