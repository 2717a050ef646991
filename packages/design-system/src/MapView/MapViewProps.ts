import type { StyleSpecification } from 'maplibre-gl';
import type { ReactNode } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import type { WorkerAddress } from './mapEngine.ts';
import type { MapArea, MapPin, RenderCard } from './MapPin.ts';
import type { MapCentre } from './mercator.ts';
import type { MapColors } from './plainMapStyle.ts';
import type { MapViewWords } from './words.ts';

/** A MapLibre style, its address, or how to make one from the theme's colours. */
export type MapStyle = StyleSpecification | string | ((colors: MapColors) => StyleSpecification);

export interface MapViewProps extends RootProps {
  /** Accessible name of the map's region, e.g. "Hotels near Honfleur". */
  label: string;
  /** The pins of the map, the most important first: where labels collide, the first keeps its label. */
  pins: readonly MapPin[];
  /** Initial camera. A different value moves the map there; an equal value does not. */
  center: MapCentre;
  /**
   * Style of the map. Keep the object or function between renders: a new one counts as a new style. `plainMapStyle`
   * makes one that needs no map server.
   */
  mapStyle: MapStyle;
  /**
   * Address of `maplibre-gl/dist/maplibre-gl-worker.mjs` of the installed version, on the page's own origin: from
   * another origin MapLibre starts the worker from a `blob:`, which a strict Content-Security-Policy refuses. With
   * Vite:
   * `import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'` and `worker: { format: 'es' }`.
   * Under Trusted Types, pass the `TrustedScriptURL` that your policy makes of it.
   */
  workerUrl: WorkerAddress;
  /**
   * With "cooperative", for a map in a scrolling page, one finger and the wheel alone scroll the page, and two
   * fingers or Ctrl and wheel move the map. With "free", for a map that fills the page, they all move the map.
   * @default 'cooperative'
   */
  gestures?: 'cooperative' | 'free';
  /** Id of the selected pin, null for none; controlled. */
  value?: string | null;
  /** Id of the pin that is selected at first, null for none; uncontrolled. @default null */
  defaultValue?: string | null;
  /**
   * Receives the id of the pin that was selected, and null when the selected pin is pressed again, its card is
   * closed, or the visitor presses the map (SE-238).
   */
  onChange?: (id: string | null) => void;
  /**
   * Renders the card of the selected pin: in a corner, or along the bottom of a narrow map. Without it pins are
   * toggles.
   */
  renderCard?: RenderCard;
  /**
   * Called when the visitor presses "Search in this area", which appears once the visitor has moved the map (SE-236);
   * moves by the page do not show it. Receives the area of D-094.
   */
  onSearchArea?: (area: MapArea) => void;
  /** Whether the pins are loading. @default false */
  isLoading?: boolean;
  /** Message shown on the map when it has no pins, e.g. "No hotel in this area." */
  emptyMessage?: string;
  /** The sources of the map's data, as their licences require. */
  attribution?: ReactNode;
  words?: Partial<MapViewWords>;
}
