import { mapGeography, type MapGeographyData } from '@sabadora/api';
import { useQuery, type Query } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

/** What a plain map is drawn from: coasts, borders and towns in the visitor's language. Requested once while `isOpen`. */
export function useMapGeography({ isOpen = true }: { isOpen?: boolean } = {}): Query<MapGeographyData> {
  const { api, locale } = useSabadora();
  return useQuery(isOpen ? `geography ${locale}` : null, (signal) =>
    api.send(mapGeography, { locale }, { signal }),
  );
}
