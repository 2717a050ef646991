import { FLOW_TABLE, PARTY_KEYS, SEARCH_BAR_ORIGIN } from '@sabadora/domain';
import type { SearchAddressState } from '@sabadora/hooks';

/**
 * What a form without JavaScript sends beside its fields: the flow and the origin (SE-039), and those dates and people
 * of the address that the flow has no fields for. The one hotel of the hotel flow is added where no text was typed
 * instead.
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
