import { hotelIdOf, withDestination, type SearchCriteria } from '@sabadora/domain';
import type { SearchBox, StayCalendarSource } from '@sabadora/hooks';

/**
 * Source of the calendar in the search bar (D-101): in the hotel flow the hotel's own days and night counts (SE-103,
 * SE-104), elsewhere the lowest prices at the destination. The draft overrides the criteria of the address.
 */
export function calendarSource(criteria: SearchCriteria, box: SearchBox): StayCalendarSource {
  const { flow, party } = box;
  const drafted = criteriaOfDraft(criteria, box);
  const hotelId = flow === 'hotel' ? hotelIdOf(drafted) : undefined;
  return hotelId === undefined
    ? { kind: 'destination', criteria: drafted, flow }
    : { kind: 'hotel', hotelId, party };
}

/** The address's criteria with the destination, theme and people of the draft. */
function criteriaOfDraft(
  criteria: SearchCriteria,
  { draft: { destination }, theme, party }: SearchBox,
): SearchCriteria {
  const drafted = { ...criteria, theme, party };
  return destination === undefined ? drafted : withDestination(drafted, destination);
}
