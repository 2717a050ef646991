import type { SearchDetails } from '@sabadora/api';
import { useSearchMap, type SearchAddressState } from '@sabadora/hooks';
import { useRef } from 'react';
import { HotelMap } from './canvas/HotelMap.tsx';
import { MapFailures } from './canvas/MapFailures.tsx';
import { useMapArea } from './useMapArea.ts';
import * as styles from './SearchMap.css.ts';

export interface MapBesideProps {
  search: SearchAddressState;
  /** Details of the page's results; undefined while unknown. */
  details: SearchDetails | undefined;
}

/** Map of the hotels of a search, beside the page's cards, which serve as its list (SE-235, SE-236). */
export function MapBeside({ search, details }: MapBesideProps) {
  const map = useSearchMap({ criteria: search.criteria, flow: search.flow, isOpen: true });
  const { center, searchArea } = useMapArea({ search, details: details ?? map.details, isOpen: true });
  const frameRef = useRef<HTMLDivElement>(null);
  return (
    <div ref={frameRef} tabIndex={-1} className={styles.beside}>
      <MapFailures map={map} onRetry={() => frameRef.current?.focus()} />
      <HotelMap map={map} search={search} center={center} gestures="cooperative" onSearchArea={searchArea} />
    </div>
  );
}
