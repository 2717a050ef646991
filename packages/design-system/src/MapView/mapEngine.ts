import type { StyleSpecification } from 'maplibre-gl';
import type { MapCentre } from './mercator.ts';

/** Texts that the engine shows or uses as the accessible name of the map. */
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

/** What every map engine is created with, whichever library it uses. */
export interface MapEngineOptions {
  /** Empty element that the drawing fills. */
  host: HTMLElement;
  camera: MapCentre;
  style: StyleSpecification | string;
  workerUrl: WorkerAddress;
  isCooperative: boolean;
  /** Id of the text that explains how to move the map with keys. */
  describedBy: string;
  words: MapEngineWords;
  /** Called when the first frame has been drawn. */
  onDrawn: () => void;
  /** Called when the map cannot be drawn. */
  onFail: () => void;
  /** Called when the first picture takes long; it may still come. */
  onSlow: () => void;
  /** Called when the camera has moved, once a frame while it moves. */
  onMove: () => void;
  /** Called when the camera has stopped; `isByVisitor` is false if the page moved it. */
  onMoveEnd: (isByVisitor: boolean) => void;
  /** Called for a press on the map outside every pin. */
  onPress: () => void;
}

/** The operations that MapView needs from a map library. */
export interface MapEngine {
  /** Puts the element with the pins over the map; gestures that begin on a pin still move the map. */
  attach: (overlay: HTMLElement) => void;
  getCamera: () => MapCentre;
  /** Moves the camera; animated unless the visitor prefers reduced motion or `isInstant` is set. */
  moveTo: (camera: MapCentre, isInstant?: boolean) => void;
  /** Zooms by this many levels on behalf of the visitor. */
  zoomBy: (levels: number) => void;
  setStyle: (style: StyleSpecification | string) => void;
  setCooperative: (isCooperative: boolean) => void;
  /** Focuses the map. */
  focus: () => void;
  remove: () => void;
}

/** @throws the reason why the library cannot draw: no WebGL, or code that could not be loaded. */
export type LoadMapEngine = (options: MapEngineOptions) => Promise<MapEngine>;
