import { datesForRequest, formatDay, type Flow, type Locale, type StayDates } from '@sabadora/domain';

/** Dates of a search in one line, e.g. "12 Dec – 13 Dec"; undefined without dates and in flows without dates. */
export function summaryDates(flow: Flow, dates: StayDates | undefined, locale: Locale): string | undefined {
  const stay = datesForRequest(flow, dates);
  return stay && `${formatDay(stay.checkin, locale)} – ${formatDay(stay.checkout, locale)}`;
}
