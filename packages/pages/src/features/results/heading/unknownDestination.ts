import { queryValue, TYPED_DESTINATION } from '@sabadora/domain';
import type { SearchAddressState } from '@sabadora/hooks';

/** The typed text for which the server found no place, as long as the address contains it and no other place. */
export function unknownDestination(
  { address, criteria }: Pick<SearchAddressState, 'address' | 'criteria'>,
  foundNowhere: string | undefined,
): string | undefined {
  const { location, hotelId, latitude } = criteria;
  const hasPlace = location !== undefined || hotelId !== undefined || latitude !== undefined;
  const isSearched = queryValue(address.query, TYPED_DESTINATION) === foundNowhere;
  return isSearched && !hasPlace ? foundNowhere : undefined;
}
