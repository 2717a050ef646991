import type { SearchDetails } from '@sabadora/api';
import { patchQuery, queryValue } from '@sabadora/domain';
import { useSabadora, type SearchAddressState } from '@sabadora/hooks';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../kit/parts/lazyPart.tsx';
import { useMedia } from '../../kit/parts/useMedia.ts';
import { usePart, type PartOnDemand } from '../../kit/parts/usePart.ts';
import type { SearchMapProps } from './SearchMap.tsx';
import * as styles from './MapOfResults.css.ts';

const loadMap = async () => (await import('./SearchMap.tsx')).SearchMap;
const MapBeside = lazyPart(async () => (await import('./MapBeside.tsx')).MapBeside);

/** State of the map on a page of results: its code, and whether it is open beside or over the results. */
export interface OnDemandMap {
  part: PartOnDemand<SearchMapProps>;
  /** Whether it is open over the whole screen. */
  isOpen: boolean;
  /** Whether the address opens it beside the results; it is only rendered where there is room. */
  isBeside: boolean;
  /** Whether the screen has room for the map beside the results. */
  hasRoomBeside: boolean;
  prepare: () => void;
  /** Shows the map beside the results where there is room, or else over the whole screen. */
  open: () => void;
  close: () => void;
}

/** Query parameter that keeps the map open beside the results, across reload, Back and shared links. */
const PARAMETER = 'map';

/** The map of the results. Its code is loaded when the control that opens it is first hovered, focused or pressed. */
export function useMapOfResults({ address }: SearchAddressState): OnDemandMap {
  const { location } = useSabadora();
  const part = usePart(loadMap);
  const [isOpen, setOpen] = useState(false);
  const hasRoomBeside = useMedia(styles.besideMedia);
  const isBeside = queryValue(address.query, PARAMETER) === '1';
  const setBeside = (isWanted: boolean) =>
    location.write({
      ...address,
      query: patchQuery(address.query, { [PARAMETER]: isWanted ? 1 : undefined }),
    });
  return {
    part,
    isOpen,
    isBeside,
    hasRoomBeside,
    prepare: part.prepare,
    open: () => {
      if (hasRoomBeside) return setBeside(true);
      setOpen(true);
      void part.show();
    },
    close: () => {
      if (hasRoomBeside) return setBeside(false);
      setOpen(false);
    },
  };
}

interface MapProps {
  map: OnDemandMap;
  search: SearchAddressState;
  details: SearchDetails | undefined;
}

/** The map over the whole screen. */
export function MapOfResults({ map: { part, isOpen, close }, search, details }: MapProps) {
  const { Part } = part;
  return Part && <Part search={search} details={details} isOpen={isOpen} onClose={close} />;
}

/** The results, with their map beside them when it is open. */
export function ResultsWithMap({ map, search, details, children }: MapProps & { children: ReactNode }) {
  const { isBeside, hasRoomBeside } = map;
  return (
    <div className={styles.split} data-map={isBeside || undefined}>
      <div className={styles.results}>{children}</div>
      {isBeside && (
        <div className={styles.beside}>
          {hasRoomBeside && (
            <Suspense>
              <MapBeside search={search} details={details} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
}
