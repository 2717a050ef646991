import type { SearchDetails } from '@sabadora/api';
import { Drawer } from '@sabadora/design-system/Drawer';
import { useSearchMap, type SearchAddressState } from '@sabadora/hooks';
import { useWords } from '../../kit/words/useWords.ts';
import { MapAndList } from './MapAndList.tsx';
import { useMapArea } from './useMapArea.ts';
import * as styles from './SearchMap.css.ts';
import messages from './SearchMap.messages.json';

export interface SearchMapProps {
  search: SearchAddressState;
  /** Details of the page's results; undefined while unknown. */
  details: SearchDetails | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** The hotels of a search over the whole screen, on a map and in a list (SE-235, SE-236). */
export function SearchMap({ search, details, isOpen, onClose }: SearchMapProps) {
  const words = useWords(messages);
  const map = useSearchMap({ criteria: search.criteria, flow: search.flow, isOpen });
  const { center, searchArea } = useMapArea({ search, details: details ?? map.details, isOpen });
  return (
    <Drawer
      title={words('map.title')}
      side="full"
      contentClassName={styles.content}
      isOpen={isOpen}
      onOpenChange={onClose}
    >
      <MapAndList map={map} search={search} center={center} onSearchArea={searchArea} />
    </Drawer>
  );
}
