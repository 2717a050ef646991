import { hotelIdOf, withDestination, type SearchCriteria } from '@sabadora/domain';
import type { SearchBox, StayCalendarSource } from '@sabadora/hooks';

/**
 * What fills the calendar of the search bar (D-101): in the hotel flow the hotel's own days and night counts
 * (SE-103, SE-104), elsewhere the lowest prices at the destination. Both are of the draft over the address.
 */
export function calendarSource(criteria: SearchCriteria, box: SearchBox): StayCalendarSource {
  const { flow, party } = box;
  const drafted = criteriaOfDraft(criteria, box);
  const hotelId = flow === 'hotel' ? hotelIdOf(drafted) : undefined;
  return hotelId === undefined
    ? { kind: 'destination', criteria: drafted, flow }
    : { kind: 'hotel', hotelId, party };
}

/** What the address says with the draft's destination, theme and people. */
function criteriaOfDraft(
  criteria: SearchCriteria,
  { draft: { destination }, theme, party }: SearchBox,
): SearchCriteria {
  const drafted = { ...criteria, theme, party };
  return destination === undefined ? drafted : withDestination(drafted, destination);
}
