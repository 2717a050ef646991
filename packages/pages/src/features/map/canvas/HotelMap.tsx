import type { MapLocation } from '@sabadora/api';
import { Link } from '@sabadora/design-system/Link';
import {
  MapView,
  type MapGeography,
  plainMapStyle,
  type MapArea,
  type MapPin,
  type MapViewProps,
} from '@sabadora/design-system/MapView';
import { priceType, productHref } from '@sabadora/domain';
import { useWishlist, type SearchAddressState, type SearchMapState } from '@sabadora/hooks';
import { useMemo } from 'react';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/PageWords.tsx';
import { mapWorker } from './mapWorker.ts';
import { SelectedHotel } from './SelectedHotel.tsx';

export interface HotelMapProps extends Required<Pick<MapViewProps, 'center' | 'gestures'>> {
  map: SearchMapState;
  search: SearchAddressState;
  onSearchArea: (area: MapArea) => void;
}

/** Until the coast is known the whole world is land: hotels in the sea would look wrong. */
const ALL_LAND = {
  land: {
    type: 'Polygon',
    coordinates: [
      [
        [-180, -85],
        [180, -85],
        [180, 85],
        [-180, 85],
        [-180, -85],
      ],
    ],
  },
} satisfies MapGeography;

/** The stay that a hotel of the map leads to. */
export function hotelHref(
  { firstWeekendId }: MapLocation,
  { flow, address }: Pick<SearchAddressState, 'flow' | 'address'>,
): string {
  return productHref(['stay', firstWeekendId], { flow, query: address.query, hash: address.hash });
}

/** Whether the prices of the map are the lowest of several. */
export function hasFromPrices({ flow, criteria }: Pick<SearchAddressState, 'flow' | 'criteria'>): boolean {
  return priceType({ flow, hasDates: criteria.dates !== undefined }) === 'from-price';
}

/** The hotels of a search as prices on a map, with a card for the one selected. */
export function HotelMap({ map, search, center, gestures, onSearchArea }: HotelMapProps) {
  const words = useWords();
  const { mapStyleUrl } = useShared();
  const { status, locations, geography, selected, select, offer } = map;
  const { isMounted, has } = useWishlist();

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
    () => mapStyleUrl ?? plainMapStyle(geography.data ?? ALL_LAND),
    [mapStyleUrl, geography.data],
  );

  return (
    <MapView
      label={words('map.label')}
      pins={pins}
      center={center}
      mapStyle={mapStyle}
      workerUrl={mapWorker()}
      gestures={gestures}
      selectedId={selected ? String(selected.id) : null}
      onSelect={(id) => select(id === null ? null : Number(id))}
      renderCard={() =>
        selected && (
          <SelectedHotel
            key={selected.id}
            hotel={selected}
            offer={offer}
            href={hotelHref(selected, search)}
            hasFromPrice={hasFromPrices(search)}
          />
        )
      }
      onSearchArea={onSearchArea}
      isLoading={status === 'loading'}
      emptyMessage={status === 'ready' ? words('map.empty') : ''}
      attribution={mapStyleUrl === undefined && <Credit />}
    />
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
