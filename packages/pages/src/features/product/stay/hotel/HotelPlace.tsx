import { useMemo } from 'react';
import { useWords } from '../../../../kit/words/useWords.ts';
import { MapOnDemand } from '../../../map/small/MapOnDemand.tsx';
import messages from '../booking/booking.messages.json';

export interface HotelPlaceProps {
  /** The hotel's name. */
  label: string;
  latitude: number;
  longitude: number;
}

const ZOOM = 11;

/** Map of the hotel's place. */
export function HotelPlace({ label, latitude, longitude }: HotelPlaceProps) {
  const words = useWords(messages);
  const pins = useMemo(
    () => [{ id: 'hotel', name: label, latitude, longitude }],
    [label, latitude, longitude],
  );
  const center = useMemo(() => ({ latitude, longitude, zoom: ZOOM }), [latitude, longitude]);
  return (
    <MapOnDemand
      buttonLabel={words('stay.showMap')}
      label={words('stay.map', { hotel: label })}
      pins={pins}
      center={center}
    />
  );
}
