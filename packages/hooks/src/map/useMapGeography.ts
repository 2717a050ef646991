import { mapGeography, type MapGeographyData } from '@sabadora/api';
import { useQuery, type Query } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

/**
 * Data of a plain map: coasts, borders and towns in the visitor's language, as GeoJSON (RFC 7946). Requested once
 * while `isOpen`.
 *
 * A failed request is the status "error" and is reported to the provider's `onError`; `retry` sends it again.
 */
export function useMapGeography({ isOpen = true }: { isOpen?: boolean } = {}): Query<MapGeographyData> {
  const { api, locale } = useSabadora();
  return useQuery(isOpen ? `geography ${locale}` : null, (signal) =>
    api.send(mapGeography, { locale }, { signal }),
  );
}
