import type { SearchDetails } from '@sabadora/api';
import type { SearchAddressState } from '@sabadora/hooks';
import { useState } from 'react';
import { usePart, type PartOnDemand } from '../parts/usePart.ts';
import { onDemand } from '../parts/onDemand.tsx';
import type { SearchMapProps } from '../searchMap/SearchMap.tsx';

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

export interface MapOfResultsProps {
  map: OnDemandMap;
  search: SearchAddressState;
  details: SearchDetails | undefined;
}

export function MapOfResults({ map: { part, isOpen, close }, search, details }: MapOfResultsProps) {
  const { Part } = part;
  return Part && <Part search={search} details={details} isOpen={isOpen} onClose={close} />;
}
