import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import type { MapEngine, MapEngineOptions, WorkerAddress } from './mapEngine.ts';
import type { MapCentre } from './mercator.ts';
import './mapLibre.css.ts';

/** Two levels closer than the zoom that shows the whole world on a phone. */
const MIN_ZOOM = 2;
/** Street level; the offline style has no finer detail. */
const MAX_ZOOM = 18;
/**
 * Time after which a map that has drawn nothing counts as slow. A refused worker raises no event, so it is only
 * noticed here.
 */
const SLOW_MS = 20_000;
const MOVE_MS = 300;

/** Moves by a gesture have `originalEvent`, steps of `zoomBy` have `isByVisitor`; moves by the page have neither. */
const byVisitor = (event: { originalEvent?: unknown; isByVisitor?: unknown }) =>
  event.originalEvent !== undefined || event.isByVisitor !== undefined;

/**
 * MapLibre takes a string, checks its ending and passes it to `new Worker`. A `TrustedScriptURL` must reach `new
 * Worker` unchanged, so the two string methods that MapLibre calls are added to it.
 */
function asWorkerUrl(address: WorkerAddress): string {
  if (typeof address === 'string') return address;
  const text = String(address);
  return Object.assign(address, {
    endsWith: (end: string) => text.endsWith(end),
    split: (by: RegExp) => text.split(by),
  }) as unknown as string;
}

/**
 * A flat map, north up, drawn by MapLibre GL JS. Importing this module loads the library (about 295 kB gzip), so
 * import it only on demand.
 *
 * @throws Error when the browser has no WebGL 2.
 */
export function createMapLibreEngine(options: MapEngineOptions): MapEngine {
  const { host, camera, style, workerUrl, isCooperative, describedBy, words } = options;
  setWorkerUrl(asWorkerUrl(workerUrl));
  const map = new MapLibreMap({
    container: host,
    style,
    center: [camera.longitude, camera.latitude],
    zoom: camera.zoom,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    cooperativeGestures: isCooperative,
    // The component shows the attribution itself: MapLibre's uses DOMParser, which Trusted Types refuse.
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    locale: {
      'Map.Title': words.map,
      'CooperativeGesturesHandler.WindowsHelpText': words.wheelHelp,
      'CooperativeGesturesHandler.MacHelpText': words.wheelHelpMac,
      'CooperativeGesturesHandler.MobileHelpText': words.touchHelp,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();

  const canvas = map.getCanvas();
  // Screen readers pass arrow keys on only to an element with the role application.
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-describedby', describedBy);
  let overlay: HTMLElement | undefined;

  const slowTimer = setTimeout(options.onSlow, SLOW_MS);
  let hasStyle = false;
  map.on('style.load', () => {
    hasStyle = true;
  });
  map.on('load', () => {
    clearTimeout(slowTimer);
    options.onDrawn();
  });
  map.on('error', () => {
    // An error after the style has loaded (a source, a glyph) leaves a gap in the map; without a style there is no
    // map.
    if (hasStyle) return;
    clearTimeout(slowTimer);
    options.onFail();
  });

  const cameraNow = (): MapCentre => {
    const { lat, lng } = map.getCenter();
    return { latitude: lat, longitude: lng, zoom: map.getZoom() };
  };
  /** Target of an animated move; null while there is none. */
  let target: MapCentre | null = null;
  const ease = (to: MapCentre, duration: number, mark?: { isByVisitor: true }) => {
    const { latitude, longitude, zoom } = to;
    // Ends the previous move, if there is one.
    map.easeTo({ center: [longitude, latitude], zoom, duration }, mark);
    target = map.isMoving() ? to : null;
  };

  let isByVisitor = false;
  map.on('movestart', (event) => {
    isByVisitor = byVisitor(event);
  });
  map.on('move', options.onMove);
  map.on('moveend', (event) => {
    target = null;
    options.onMoveEnd(isByVisitor || byVisitor(event));
  });
  map.on('click', ({ originalEvent }) => {
    if (!(originalEvent.target instanceof Node && overlay?.contains(originalEvent.target))) options.onPress();
  });

  return {
    attach: (element) => {
      overlay = element;
      canvas.after(element);
    },
    getCamera: cameraNow,
    moveTo: (to, isInstant = false) => ease(to, isInstant ? 0 : MOVE_MS),
    zoomBy: (levels) => {
      // Zooming during a move changes the zoom of its target, not the position.
      const from = target ?? cameraNow();
      const zoom = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, from.zoom + levels));
      ease({ ...from, zoom }, MOVE_MS, { isByVisitor: true });
    },
    setStyle: (next) => void map.setStyle(next),
    setCooperative: (isOn) => (isOn ? map.cooperativeGestures.enable() : map.cooperativeGestures.disable()),
    focus: () => canvas.focus({ preventScroll: true }),
    remove: () => {
      clearTimeout(slowTimer);
      map.remove();
    },
  };
}
