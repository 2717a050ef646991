import { SEARCH_BAR_ORIGIN } from '@sabadora/domain';
import type { SearchAddressState } from '@sabadora/hooks';

/**
 * What a form without JavaScript sends beside its text: the flow and the origin (SE-039), and the dates and people of
 * the address. The one hotel of the hotel flow goes along where no text stands for it.
 */
export function hiddenInputs(
  { flow, criteria }: SearchAddressState,
  isDestinationEmpty: boolean,
): { name: string; value: string }[] {
  const { checkin, checkout, party, hotelId } = criteria;
  const values = {
    flow,
    origin: SEARCH_BAR_ORIGIN,
    checkin,
    checkout,
    a: party.adults,
    c: party.children,
    b: party.babies,
    hotelId: flow === 'hotel' && isDestinationEmpty ? hotelId : undefined,
  };
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value: String(value) }],
  );
}
