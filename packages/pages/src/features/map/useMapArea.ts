import type { SearchDetails } from '@sabadora/api';
import type { MapArea } from '@sabadora/design-system/MapView';
import { mergeHash, patchQuery, searchAreaPatch, type MapCentre } from '@sabadora/domain';
import { useSabadora, type SearchAddressState } from '@sabadora/hooks';
import { useState } from 'react';
import { startOfMap } from './canvas/startOfMap.ts';

export interface MapAreaProps {
  search: SearchAddressState;
  /** Details of the results; undefined while unknown. */
  details: SearchDetails | undefined;
  isOpen: boolean;
}

interface MapAreaState {
  /** Initial centre and zoom. It does not change once the search is known, whatever is searched on the map. */
  center: MapCentre;
  /** Searches in the visible part of the map (SE-236). */
  searchArea: (area: MapArea) => void;
}

/** Rounds to five decimals, which is about a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** Initial position of a search's map, and the search in its visible part. */
export function useMapArea({ search, details, isOpen }: MapAreaProps): MapAreaState {
  const { location, locale } = useSabadora();
  const { address, criteria } = search;
  const [start, setStart] = useState<{ center: MapCentre; isFinal: boolean } | null>(null);
  if (isOpen ? !start || (!start.isFinal && details) : start)
    setStart(
      isOpen ? { center: startOfMap(criteria, details, locale), isFinal: details !== undefined } : null,
    );
  return {
    center: start?.center ?? startOfMap(criteria, details, locale),
    searchArea: ({ latitude, longitude, diagonalKm }) => {
      setStart((current) => current && { ...current, isFinal: true });
      const middle = { latitude: rounded(latitude), longitude: rounded(longitude) };
      location.write({
        ...address,
        query: patchQuery(address.query, { page: undefined }),
        hash: mergeHash(address.hash, searchAreaPatch(middle, diagonalKm)),
      });
    },
  };
}
