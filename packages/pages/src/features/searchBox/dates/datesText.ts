import { formatDay, type Locale, type StayDates } from '@sabadora/domain';

/**
 * Formats a stay's days as its calendar does: "Sat 5 – Sun 6 Dec", with the month once if both days share it. A line
 * can break only after the dash.
 */
export function datesText({ checkin, checkout }: StayDates, locale: Locale): string {
  const isOneMonth = checkin.slice(0, 7) === checkout.slice(0, 7);
  const start = formatDay(checkin, locale, isOneMonth ? 'weekday-day' : 'weekday-day-month');
  return `${start}\u00a0– ${formatDay(checkout, locale, 'weekday-day-month')}`;
}
