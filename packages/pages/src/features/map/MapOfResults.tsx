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

/** The map of a page of results: its code, and whether it is open beside the results or over them. */
export interface OnDemandMap {
  part: PartOnDemand<SearchMapProps>;
  /** Over the whole screen. */
  isOpen: boolean;
  /** Open beside the results, by the address; nothing is shown where there is no room for it. */
  isBeside: boolean;
  /** Whether the screen has room for it beside the results. */
  hasRoomBeside: boolean;
  prepare: () => void;
  /** Shows the map beside the results where there is room, else over the whole screen. */
  open: () => void;
  close: () => void;
}

/** Name of the query parameter that keeps the map beside the results, over reload, Back and a shared link. */
const PARAMETER = 'map';

/** The map of the results, whose code comes with the first touch of what opens it. */
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

/** Results with room for their map beside them. */
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
