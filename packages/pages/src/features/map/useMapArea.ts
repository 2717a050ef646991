import type { SearchDetails } from '@sabadora/api';
import type { MapArea } from '@sabadora/design-system/MapView';
import { mergeHash, patchQuery, searchAreaPatch, type MapCentre } from '@sabadora/domain';
import { useSabadora, type SearchAddressState } from '@sabadora/hooks';
import { useState } from 'react';
import { startOfMap } from './canvas/startOfMap.ts';

export interface MapAreaProps {
  search: SearchAddressState;
  /** What the results were searched for; undefined while it is not known. */
  details: SearchDetails | undefined;
  isOpen: boolean;
}

interface MapAreaState {
  /** Where the map starts. Stays as it is once the search is known, whatever is searched on the map. */
  center: MapCentre;
  /** Searches in the part of the map in sight (SE-236). */
  searchArea: (area: MapArea) => void;
}

/** Degrees with five decimals are a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** Where the map of a search is, and the search for what it shows. */
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
