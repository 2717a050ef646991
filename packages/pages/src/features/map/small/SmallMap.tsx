import { MapView, type MapViewProps } from '@sabadora/design-system/MapView';
import { useMapGeography } from '@sabadora/hooks';
import { mapWorker } from '../canvas/mapWorker.ts';
import { useMapStyle } from '../canvas/useMapStyle.tsx';
import * as styles from './MapOnDemand.css.ts';

/** `pins` and `center` must keep their identity. */
export type SmallMapProps = Pick<MapViewProps, 'label' | 'pins' | 'center' | 'renderCard'>;

/** A map within a page; swiping with one finger scrolls the page. */
export function SmallMap(map: SmallMapProps) {
  const geography = useMapGeography();
  const { mapStyle, attribution } = useMapStyle(geography.data);
  return (
    <div className={styles.map}>
      <MapView {...map} mapStyle={mapStyle} workerUrl={mapWorker()} attribution={attribution} />
    </div>
  );
}
