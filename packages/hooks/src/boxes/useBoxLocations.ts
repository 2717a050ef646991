import { boxLocations, type MapLocation } from '@sabadora/api';
import { useQuery, type Query } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

/**
 * Locations of a gift box's stays, at most 1,000 hotels (PR-102).
 *
 * A failed request is the status "error" and is reported to the provider's `onError`; `retry` sends it again.
 */
export function useBoxLocations(code: string): Query<readonly MapLocation[]> {
  const { api, locale } = useSabadora();
  return useQuery<readonly MapLocation[]>(`box-locations ${code} ${locale}`, async (signal) => {
    const request = { code, locale, page: 0, limit: 8, performMapSearch: true };
    return (await api.send(boxLocations, request, { signal })).exactMatch;
  });
}
