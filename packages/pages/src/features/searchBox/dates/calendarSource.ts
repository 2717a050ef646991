import {
  chooseDestination,
  hotelIdOf,
  mergeRecord,
  readCriteria,
  writeCriteria,
  type Now,
  type SearchCriteria,
} from '@sabadora/domain';
import type { SearchBox, StayCalendarSource } from '@sabadora/hooks';

/**
 * What fills the calendar of the search bar (D-101): in the hotel flow the hotel's own days and night counts
 * (SE-103, SE-104), elsewhere the lowest prices at the destination. Both are of the draft over the address.
 */
export function calendarSource(criteria: SearchCriteria, box: SearchBox, now: Now): StayCalendarSource {
  const { flow, party } = box;
  const drafted = criteriaOfDraft(criteria, box, now);
  const hotelId = flow === 'hotel' ? hotelIdOf(drafted) : undefined;
  return hotelId === undefined
    ? { kind: 'destination', criteria: drafted, flow }
    : { kind: 'hotel', hotelId, party };
}

/** What the address says with the draft's destination, theme and people. */
function criteriaOfDraft(
  criteria: SearchCriteria,
  { draft: { destination }, theme, party }: SearchBox,
  now: Now,
): SearchCriteria {
  const record = mergeRecord({}, writeCriteria({ ...criteria, theme, party }));
  if (!destination) return readCriteria(record, now);
  const place =
    'id' in destination
      ? chooseDestination(destination)
      : { lat: destination.latitude, lng: destination.longitude };
  return readCriteria(mergeRecord(record, place), now);
}
