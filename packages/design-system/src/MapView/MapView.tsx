import { forwardRef } from 'react';
import type { LoadMapEngine } from './mapEngine.ts';
import { MapStage } from './MapStage.tsx';
import type { MapViewProps } from './MapViewProps.ts';

const loadMapLibre: LoadMapEngine = async (options) =>
  (await import('./mapLibreEngine.ts')).createMapLibreEngine(options);

/**
 * A map with a price on every place, as large as the box around it and at least 20 rem tall (SE-235, SE-236).
 * MapLibre is loaded after mounting; on the server, and until it has loaded, the map's background is shown.
 */
export const MapView = forwardRef<HTMLElement, MapViewProps>(function MapView(props, ref) {
  return <MapStage {...props} ref={ref} load={loadMapLibre} />;
});
