import { Button } from '@sabadora/design-system/Button';
import type { MapArea } from '@sabadora/design-system/MapView';
import type { MapCentre } from '@sabadora/domain';
import type { SearchAddressState, SearchMapState } from '@sabadora/hooks';
import { useRef, useState } from 'react';
import { useWords } from '../../kit/words/useWords.ts';
import { HotelList } from './HotelList.tsx';
import { hasFromPrices, HotelMap, hotelHref } from './canvas/HotelMap.tsx';
import { MapFailures } from './canvas/MapFailures.tsx';
import * as styles from './SearchMap.css.ts';
import messages from './MapAndList.messages.json';
import mapLoadingMessages from './mapLoading.messages.json';

export interface MapAndListProps {
  map: SearchMapState;
  search: SearchAddressState;
  /** Initial centre and zoom of the map. */
  center: MapCentre;
  onSearchArea: (area: MapArea) => void;
}

/** A map of hotels with their list beside it; a phone shows one of them at a time. */
export function MapAndList({ map, search, center, onSearchArea }: MapAndListProps) {
  const words = useWords(messages, mapLoadingMessages);
  const { status, locations, details, selected, select } = map;
  const frameRef = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  // Only has an effect on a phone; elsewhere both are visible.
  const [view, setView] = useState<'map' | 'list'>('map');
  return (
    <div ref={frameRef} tabIndex={-1} className={styles.frame} data-view={view}>
      <MapFailures map={map} onRetry={() => frameRef.current?.focus()} />
      <section aria-label={words('map.list')} aria-busy={status === 'loading'} className={styles.list}>
        <p role="status" className={styles.count}>
          {countText()}
        </p>
        {status === 'ready' && locations.length === 0 && (
          <p className={styles.hint}>{words('map.emptyHint')}</p>
        )}
        <HotelList
          hotels={locations}
          selectedId={selected?.id}
          hasFromPrices={hasFromPrices(search)}
          hrefOf={(hotel) => hotelHref(hotel, search)}
          onSelect={(hotelId) => {
            select(hotelId);
            if (view === 'map') return;
            setView('map');
            // The list is hidden now, so the focus moves to the toggle.
            toggleRef.current?.focus();
          }}
        />
      </section>
      <div className={styles.map}>
        <HotelMap map={map} search={search} center={center} gestures="free" onSearchArea={onSearchArea} />
      </div>
      <div className={styles.toggle}>
        <Button
          ref={toggleRef}
          tone="secondary"
          isWide
          onClick={() => setView(view === 'map' ? 'list' : 'map')}
        >
          {words(view === 'map' ? 'map.showList' : 'map.showMap')}
        </Button>
      </div>
    </div>
  );

  function countText(): string {
    if (status === 'loading') return words('map.loading');
    if (status !== 'ready') return '';
    const shown = locations.length;
    const count = details?.totalCount ?? shown;
    return count > shown && shown > 0
      ? words('map.countOf', { shown, count })
      : words('map.count', { count: shown });
  }
}
