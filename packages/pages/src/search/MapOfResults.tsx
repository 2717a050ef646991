import type { SearchDetails } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { MapIcon } from '@sabadora/design-system/Icon';
import type { SearchAddressState } from '@sabadora/hooks';
import { useState } from 'react';
import { usePart, type PartOnDemand } from '../words/usePart.ts';
import { onDemand } from '../words/onDemand.tsx';
import { useWords } from '../words/PageWords.tsx';
import type { SearchMapProps } from '../searchMap/SearchMap.tsx';
import * as styles from './MapOfResults.css.ts';

const loadMap = onDemand(async () => (await import('../searchMap/SearchMap.tsx')).SearchMap);

export interface OnDemandMap {
  part: PartOnDemand<SearchMapProps>;
  isOpen: boolean;
  prepare: () => void;
  open: () => void;
  close: () => void;
}

/** The map of the results, whose code comes with the first touch of what opens it. */
export function useMapOfResults(): OnDemandMap {
  const part = usePart(loadMap);
  const [isOpen, setOpen] = useState(false);
  return {
    part,
    isOpen,
    prepare: part.prepare,
    open: () => {
      setOpen(true);
      void part.show();
    },
    close: () => setOpen(false),
  };
}

/** Opens the map on a desktop; a phone has it in its bar (SE-235). */
export function MapButton({ map }: { map: OnDemandMap }) {
  const words = useWords();
  return (
    <span className={styles.opener}>
      <Button
        tone="quiet"
        size="small"
        startIcon={<MapIcon size="small" />}
        aria-haspopup="dialog"
        onPointerEnter={map.prepare}
        onFocus={map.prepare}
        onClick={map.open}
      >
        {words('map.see')}
      </Button>
    </span>
  );
}

export interface MapOfResultsProps {
  map: OnDemandMap;
  search: SearchAddressState;
  details: SearchDetails | undefined;
}

export function MapOfResults({ map: { part, isOpen, close }, search, details }: MapOfResultsProps) {
  const { Part } = part;
  return Part && <Part search={search} details={details} isOpen={isOpen} onClose={close} />;
}
