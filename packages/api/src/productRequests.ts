import {
  partyForRequest,
  writePeople,
  writeStay,
  nightsOf,
  datesForRequest,
  type Locale,
  type Party,
  type ProductFlow,
  type SearchCriteria,
  type StayDates,
} from '@sabadora/domain';

/** An offer in full, for the people and dates of the address as far as the flow has them (PR-047). */
export function toWeekendRequest(stay: {
  id: number;
  locale: Locale;
  flow: ProductFlow;
  criteria: Pick<SearchCriteria, 'party' | 'dates'>;
}) {
  const { id, locale, flow, criteria } = stay;
  return {
    id,
    locale,
    flow,
    ...writePeople(partyForRequest(flow, criteria.party)),
    ...writeStay(datesForRequest(flow, criteria.dates), 'flat'),
  };
}

/** A hotel with its offers, for the people and dates of the address (PR-053). */
export function toHotelRequest(stay: {
  id: number;
  locale: Locale;
  criteria: Pick<SearchCriteria, 'party' | 'dates'>;
}) {
  const { id, locale, criteria } = stay;
  return { id, locale, ...writePeople(criteria.party), ...writeStay(criteria.dates, 'flat') };
}

/** What an offer costs on these dates; `activityDates` are values as `{activityId}_{day}` (PR-137). */
export function toQuoteRequest(stay: {
  id: number;
  locale: Locale;
  dates: StayDates;
  party: Party;
  activityDates?: readonly string[] | undefined;
}) {
  const { id, locale, dates, party, activityDates = [] } = stay;
  return {
    id,
    locale,
    checkin: dates.checkin,
    nights: nightsOf(dates),
    ...writePeople(party),
    ...(activityDates.length > 0 && { activitySelectionList: [...activityDates] }),
  };
}
