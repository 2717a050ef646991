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

/** Request for an offer's detail, with the people and dates of the address that its flow uses (PR-047). */
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

/** Request for a hotel and its offers, with the people and dates of the address (PR-053). */
export function toHotelRequest(stay: {
  id: number;
  locale: Locale;
  criteria: Pick<SearchCriteria, 'party' | 'dates'>;
}) {
  const { id, locale, criteria } = stay;
  return { id, locale, ...writePeople(criteria.party), ...writeStay(criteria.dates, 'flat') };
}

/** Request for an offer's price on these dates; `activityDates` are values as `{activityId}_{day}` (PR-137). */
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
