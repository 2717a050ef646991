import type { MapLocation } from '@sabadora/api';
import { MapView, type MapArea, type MapPin, type MapViewProps } from '@sabadora/design-system/MapView';
import { priceType, productHref } from '@sabadora/domain';
import { useWishlist, type SearchAddressState, type SearchMapState } from '@sabadora/hooks';
import { useMemo } from 'react';
import { useWords } from '../../../kit/words/useWords.ts';
import { mapWorker } from './mapWorker.ts';
import { SelectedHotel } from './SelectedHotel.tsx';
import { useMapStyle } from './useMapStyle.tsx';
import messages from './HotelMap.messages.json';

export interface HotelMapProps extends Required<Pick<MapViewProps, 'center' | 'gestures'>> {
  map: SearchMapState;
  search: SearchAddressState;
  onSearchArea: (area: MapArea) => void;
}

/** Address of the stay that a hotel on the map links to. */
export function hotelHref(
  { firstWeekendId }: MapLocation,
  { flow, address }: Pick<SearchAddressState, 'flow' | 'address'>,
): string {
  return productHref(['stay', firstWeekendId], { flow, query: address.query, hash: address.hash });
}

/** Whether each price on the map is the lowest of several. */
export function hasFromPrices({ flow, criteria }: Pick<SearchAddressState, 'flow' | 'criteria'>): boolean {
  return priceType({ flow, hasDates: criteria.dates !== undefined }) === 'from-price';
}

/** The hotels of a search as prices on a map, with a card for the one selected. */
export function HotelMap({ map, search, center, gestures, onSearchArea }: HotelMapProps) {
  const words = useWords(messages);
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
  const { mapStyle, attribution } = useMapStyle(geography.data);

  return (
    <MapView
      label={words('map.label')}
      pins={pins}
      center={center}
      mapStyle={mapStyle}
      workerUrl={mapWorker()}
      gestures={gestures}
      value={selected ? String(selected.id) : null}
      onChange={(id) => select(id === null ? null : Number(id))}
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
      attribution={attribution}
    />
  );
}
