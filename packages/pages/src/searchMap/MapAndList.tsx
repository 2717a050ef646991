import type { MapLocation } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Link } from '@sabadora/design-system/Link';
import { MapView, plainMapStyle, type MapArea, type MapPin } from '@sabadora/design-system/MapView';
import { Notice } from '@sabadora/design-system/Notice';
import { priceType, productHref, type MapCentre } from '@sabadora/domain';
import { useWishlist, type SearchAddressState, type SearchMapState } from '@sabadora/hooks';
import { useMemo, useRef, useState } from 'react';
import { useWords } from '../words/PageWords.tsx';
import { HotelList } from './HotelList.tsx';
import { mapWorker } from './mapWorker.ts';
import { SelectedHotel } from './SelectedHotel.tsx';
import * as styles from './SearchMap.css.ts';

export interface MapAndListProps {
  map: SearchMapState;
  search: SearchAddressState;
  /** Where the map starts. */
  center: MapCentre;
  styleUrl: string | undefined;
  onSearchArea: (area: MapArea) => void;
}

const NO_LAND = { land: { type: 'FeatureCollection', features: [] } } satisfies Parameters<
  typeof plainMapStyle
>[0];

/** A map of hotels with its list beside it; on a phone one or the other. */
export function MapAndList({ map, search, center, styleUrl, onSearchArea }: MapAndListProps) {
  const words = useWords();
  const { address, criteria, flow } = search;
  const { status, locations, details, geography, selected, select, offer } = map;
  const { isMounted, has } = useWishlist();
  const frameRef = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  // Of a phone; elsewhere both are in sight.
  const [view, setView] = useState<'map' | 'list'>('map');

  const pins = useMemo(
    () =>
      locations.map(({ id, label, location, sellPrice, firstWeekendId }): MapPin => ({
        id: String(id),
        name: label,
        ...location,
        priceCents: sellPrice,
        isFavourite: isMounted && has('STAY', firstWeekendId),
      })),
    [locations, isMounted, has],
  );
  const mapStyle = useMemo(
    () => styleUrl ?? plainMapStyle(geography.data ?? NO_LAND),
    [styleUrl, geography.data],
  );
  const hasFromPrices = priceType({ flow, checkin: criteria.checkin }) === 'from-price';
  const hrefOf = ({ firstWeekendId }: MapLocation) =>
    productHref(['stay', firstWeekendId], { flow, query: address.query, hash: address.hash });
  const retry = (again: () => void) => () => {
    // The notice goes; who pressed its button stays here.
    frameRef.current?.focus();
    again();
  };

  return (
    <div ref={frameRef} tabIndex={-1} className={styles.frame} data-view={view}>
      <div className={styles.notices}>
        {status === 'error' && <Failure text={words('map.error')} onRetry={retry(map.retry)} />}
        {geography.status === 'error' && styleUrl === undefined && (
          <Failure text={words('map.landError')} onRetry={retry(geography.retry)} />
        )}
      </div>
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
          hasFromPrices={hasFromPrices}
          hrefOf={hrefOf}
          onSelect={(hotelId) => {
            select(hotelId);
            if (view === 'map') return;
            setView('map');
            // The list goes.
            toggleRef.current?.focus();
          }}
        />
      </section>
      <div className={styles.map}>
        <MapView
          label={words('map.label')}
          pins={pins}
          center={center}
          mapStyle={mapStyle}
          workerUrl={mapWorker()}
          gestures="free"
          selectedId={selected ? String(selected.id) : null}
          onSelect={(id) => select(id === null ? null : Number(id))}
          renderCard={() =>
            selected && (
              <SelectedHotel
                key={selected.id}
                hotel={selected}
                offer={offer}
                href={hrefOf(selected)}
                hasFromPrice={hasFromPrices}
              />
            )
          }
          onSearchArea={onSearchArea}
          isLoading={status === 'loading'}
          emptyMessage={status === 'ready' ? words('map.empty') : ''}
          attribution={styleUrl === undefined && <Credit />}
        />
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

function Failure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const words = useWords();
  return (
    <Notice
      tone="error"
      role="alert"
      action={
        <Button tone="secondary" size="small" onClick={onRetry}>
          {words('chrome.retry')}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}

/** Whom the plain map's data come from, as the licence of the towns asks. */
function Credit() {
  return (
    <>
      Natural Earth,{' '}
      <Link href="https://www.geonames.org/" tone="inherit">
        GeoNames
      </Link>{' '}
      <Link href="https://creativecommons.org/licenses/by/4.0/" tone="inherit">
        CC BY 4.0
      </Link>
    </>
  );
}
