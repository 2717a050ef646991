import { FLOW_TABLE, PARTY_KEYS, SEARCH_BAR_ORIGIN } from '@sabadora/domain';
import type { SearchAddressState } from '@sabadora/hooks';

/**
 * Hidden fields of the form without JavaScript: the flow and the origin (SE-039), and dates and people of the address
 * for which the flow has no fields. In the hotel flow also its hotel, unless a text was typed.
 */
export function hiddenInputs(
  { flow, criteria }: SearchAddressState,
  isDestinationEmpty: boolean,
): { name: string; value: string }[] {
  const { dates, party, hotelId } = criteria;
  const { fields, people } = FLOW_TABLE[flow];
  const values = {
    flow,
    origin: SEARCH_BAR_ORIGIN,
    ...(!fields.includes('dates') && dates),
    ...(!fields.includes('participants') && { [PARTY_KEYS.adults]: party.adults }),
    ...(people !== 'party' && {
      [PARTY_KEYS.children]: party.children,
      [PARTY_KEYS.babies]: party.babies,
    }),
    hotelId: flow === 'hotel' && isDestinationEmpty ? hotelId : undefined,
  };
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value: String(value) }],
  );
}
