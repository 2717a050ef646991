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
  /** Names the map as a part of the page, e.g. "Hotels near Honfleur". */
  label: string;
  /** The pins of the map, the most important first: where labels collide, the first keeps its own. */
  pins: readonly MapPin[];
  /** Where the map starts. Another value moves it there; the same value again does not. */
  center: MapCentre;
  /** Keep the object or function: another one is another style. `plainMapStyle` makes one that needs no map server. */
  mapStyle: MapStyle;
  /**
   * Address of `maplibre-gl/dist/maplibre-gl-worker.mjs`, of the very version installed, on the page's own origin:
   * elsewhere MapLibre would start it from a `blob:`, which a strict Content-Security-Policy refuses. With Vite:
   * `import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'` and `worker: { format: 'es' }`.
   * Under Trusted Types give the `TrustedScriptURL` that your policy makes of it.
   */
  workerUrl: WorkerAddress;
  /**
   * Within a page that scrolls, one finger and the bare wheel scroll the page, and two fingers or Ctrl and wheel move
   * the map ("cooperative"). Where the map is all there is, they move the map ("free").
   * @default 'cooperative'
   */
  gestures?: 'cooperative' | 'free';
  /** Id of the selected pin, null for none, when the caller holds the selection. */
  value?: string | null;
  /** Id of the pin that is selected at first, null for none, when the map holds the selection. @default null */
  defaultValue?: string | null;
  /**
   * Receives the id of the pin that was selected, and null when the selected one was pressed again, closed or left by
   * a press on the map (SE-238).
   */
  onChange?: (id: string | null) => void;
  /** Renders the card of the selected pin: in a corner, on a narrow map at its foot. Without it pins are toggles. */
  renderCard?: RenderCard;
  /**
   * Offers "Search in this area" once the visitor has moved the map (SE-236); a move by the page does not count.
   * The area is that of D-094.
   */
  onSearchArea?: (area: MapArea) => void;
  /** Whether the pins are loading. @default false */
  isLoading?: boolean;
  /** Said on the map when it has no pins, e.g. "No hotel in this area." */
  emptyMessage?: string;
  /** The sources of the map's data, as their licences require. */
  attribution?: ReactNode;
  words?: Partial<MapViewWords>;
}
