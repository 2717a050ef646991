import { datesForRequest, formatDay, type Flow, type Locale, type StayDates } from '@sabadora/domain';

/** The dates of a search in one line, e.g. "12 Dec – 13 Dec"; undefined without dates, and where the flow has none. */
export function summaryDates(flow: Flow, dates: StayDates | undefined, locale: Locale): string | undefined {
  const stay = datesForRequest(flow, dates);
  return stay && `${formatDay(stay.checkin, locale)} – ${formatDay(stay.checkout, locale)}`;
}
