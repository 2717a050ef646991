import { MapView } from '@sabadora/design-system/MapView';
import { useMapGeography } from '@sabadora/hooks';
import { useMemo } from 'react';
import { useWords } from '../../../../kit/words/useWords.ts';
import { mapWorker } from '../../../map/canvas/mapWorker.ts';
import { useMapStyle } from '../../../map/canvas/useMapStyle.tsx';
import messages from '../booking/booking.messages.json';
import * as styles from './HotelPlace.css.ts';

export interface PlaceMapProps {
  /** The hotel's name. */
  label: string;
  latitude: number;
  longitude: number;
}

const ZOOM = 11;

/** One hotel on a map. */
export function PlaceMap({ label, latitude, longitude }: PlaceMapProps) {
  const words = useWords(messages);
  const geography = useMapGeography();
  const { mapStyle, attribution } = useMapStyle(geography.data);
  const pins = useMemo(
    () => [{ id: 'hotel', name: label, latitude, longitude }],
    [label, latitude, longitude],
  );
  const center = useMemo(() => ({ latitude, longitude, zoom: ZOOM }), [latitude, longitude]);
  return (
    <div className={styles.map}>
      <MapView
        label={words('stay.map', { hotel: label })}
        pins={pins}
        center={center}
        mapStyle={mapStyle}
        workerUrl={mapWorker()}
        attribution={attribution}
      />
    </div>
  );
}
