import { Button } from '@sabadora/design-system/Button';
import { MapIcon } from '@sabadora/design-system/Icon';
import { needsScript } from '../../../../kit/parts/needsScript.css.ts';
import { usePart } from '../../../../kit/parts/usePart.ts';
import { useWords } from '../../../../kit/words/useWords.ts';
import messages from '../booking/booking.messages.json';
import type { PlaceMapProps } from './PlaceMap.tsx';
import * as styles from './HotelPlace.css.ts';

const loadMap = async () => (await import('./PlaceMap.tsx')).PlaceMap;

/** Where the hotel is: a small map, loaded when it is asked for. */
export function HotelPlace(place: PlaceMapProps) {
  const words = useWords(messages);
  const { Part: PlaceMap, prepare, show } = usePart(loadMap);
  return (
    <div className={`${styles.frame} ${needsScript}`}>
      {PlaceMap ? (
        <PlaceMap {...place} />
      ) : (
        <Button
          tone="secondary"
          startIcon={<MapIcon />}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => void show()}
        >
          {words('stay.showMap')}
        </Button>
      )}
    </div>
  );
}
