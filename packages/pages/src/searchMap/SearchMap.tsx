import type { SearchDetails } from '@sabadora/api';
import { Drawer } from '@sabadora/design-system/Drawer';
import { mergeHash, patchQuery, searchAreaPatch, type MapCentre } from '@sabadora/domain';
import { useSabadora, useSearchMap, type SearchAddressState } from '@sabadora/hooks';
import { useState } from 'react';
import { useShared } from '../document/PageRoot.tsx';
import { useWords } from '../words/PageWords.tsx';
import { MapAndList } from './MapAndList.tsx';
import { startOfMap } from './startOfMap.ts';
import * as styles from './SearchMap.css.ts';

export interface SearchMapProps {
  search: SearchAddressState;
  /** What the page's results were searched for; undefined while it is not known. */
  details: SearchDetails | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** Degrees with five decimals are a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** The hotels of a search over the whole screen, on a map and in a list (SE-235, SE-236). */
export function SearchMap({ search, details, isOpen, onClose }: SearchMapProps) {
  const words = useWords();
  const { locale, mapStyleUrl } = useShared();
  const { location } = useSabadora();
  const { address, criteria, flow } = search;
  const map = useSearchMap({ criteria, flow, isOpen });

  // The map stays where the visitor has moved it, whatever is searched while it is open.
  const [start, setStart] = useState<{ center: MapCentre; isFinal: boolean } | null>(null);
  const known = details ?? map.details;
  if (isOpen ? !start || (!start.isFinal && known) : start)
    setStart(isOpen ? { center: startOfMap(criteria, known, locale), isFinal: known !== undefined } : null);

  return (
    <Drawer
      title={words('map.title')}
      side="full"
      contentClassName={styles.content}
      isOpen={isOpen}
      onClose={onClose}
    >
      <MapAndList
        map={map}
        search={search}
        center={start?.center ?? startOfMap(criteria, known, locale)}
        styleUrl={mapStyleUrl}
        onSearchArea={({ latitude, longitude, diagonalKm }) => {
          setStart((current) => current && { ...current, isFinal: true });
          const middle = { latitude: rounded(latitude), longitude: rounded(longitude) };
          location.write({
            ...address,
            query: patchQuery(address.query, { page: undefined }),
            hash: mergeHash(address.hash, searchAreaPatch(middle, diagonalKm)),
          });
        }}
      />
    </Drawer>
  );
}
