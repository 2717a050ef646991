import type { StyleSpecification } from 'maplibre-gl';
import type { MapCentre } from './mercator.ts';

/** Words that the engine shows or gives to the drawing itself. */
interface MapEngineWords {
  map: string;
  wheelHelp: string;
  wheelHelpMac: string;
  touchHelp: string;
}

/**
 * Address of MapLibre's worker. A page under Trusted Types gives a `TrustedScriptURL` of its own policy, which is an
 * object with a `toString`.
 */
export type WorkerAddress = string | { toString(): string };

/** What a drawing of the map begins with, whichever library makes it. */
export interface MapEngineOptions {
  /** Empty element that the drawing fills. */
  host: HTMLElement;
  camera: MapCentre;
  style: StyleSpecification | string;
  workerUrl: WorkerAddress;
  isCooperative: boolean;
  /** Id of what says how to move the map with keys. */
  describedBy: string;
  words: MapEngineWords;
  /** The first frame has been drawn. */
  onDrawn: () => void;
  /** There will be no picture. */
  onFail: () => void;
  /** The first picture takes long and may still come. */
  onSlow: () => void;
  /** The camera has moved, once a frame while it moves. */
  onMove: () => void;
  /** The camera has stopped; `isByVisitor` unless the page moved it. */
  onMoveEnd: (isByVisitor: boolean) => void;
  /** A press beside every pin. */
  onPress: () => void;
}

/** What MapView needs of a library that draws maps. */
export interface MapEngine {
  /** Puts the element with the pins over the drawing, which still gets the gestures that begin on it. */
  attach: (overlay: HTMLElement) => void;
  getCamera: () => MapCentre;
  /** Animated unless under reduced motion, or `isInstant`. */
  moveTo: (camera: MapCentre, isInstant?: boolean) => void;
  /** The visitor's own step in or out, by so many zoom levels. */
  zoomBy: (levels: number) => void;
  setStyle: (style: StyleSpecification | string) => void;
  setCooperative: (isCooperative: boolean) => void;
  /** Puts the focus on the drawing. */
  focus: () => void;
  remove: () => void;
}

/** @throws what keeps the library from drawing: no WebGL, code that did not arrive. */
export type LoadMapEngine = (options: MapEngineOptions) => Promise<MapEngine>;
