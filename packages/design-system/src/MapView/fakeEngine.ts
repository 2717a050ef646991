import type { LoadMapEngine, MapEngine, MapEngineOptions } from './mapEngine.ts';
import { type MapCentre, panned, type Point } from './mercator.ts';

/** A map that draws nothing, and records calls for tests. */
export interface FakeMap {
  load: LoadMapEngine;
  /** The options that the last map was created with. @throws Error before a map is created */
  options: () => MapEngineOptions;
  camera: () => MapCentre;
  /** Cameras that the page moved the map to, in order. */
  moves: MapCentre[];
  /** Styles and gesture modes that the page set on the map. */
  set: { styles: unknown[]; cooperative: boolean[] };
  /** Drags the map as the visitor and lets go. */
  drag: (by: Point) => void;
  /** Drags the map as the visitor without letting go: the map is still moving. */
  pull: (by: Point) => void;
  /** Whether a map exists. */
  isMade: () => boolean;
  /** Number of maps that were removed. */
  removed: () => number;
}

/**
 * A test double of MapLibre, for tests of everything but the drawing. Moves at once, as under reduced motion.
 * With `draws: false` the test calls `onDrawn`.
 */
export function fakeMap({ draws = true }: { draws?: boolean } = {}): FakeMap {
  let last: MapEngineOptions | undefined;
  let camera: MapCentre = { latitude: 0, longitude: 0, zoom: 0 };
  let removed = 0;
  const moves: MapCentre[] = [];
  const set: FakeMap['set'] = { styles: [], cooperative: [] };
  const move = (to: MapCentre, isByVisitor: boolean) => {
    camera = to;
    last?.onMove();
    last?.onMoveEnd(isByVisitor);
  };
  const options = () => {
    if (!last) throw new Error('no map was made');
    return last;
  };
  const load: LoadMapEngine = async (given) => {
    last = given;
    camera = given.camera;
    const drawing = document.createElement('div');
    drawing.tabIndex = 0;
    drawing.role = 'application';
    drawing.ariaLabel = given.words.map;
    drawing.style.cssText = 'position: absolute; inset: 0';
    given.host.append(drawing);
    drawing.addEventListener('click', given.onPress);
    const engine: MapEngine = {
      attach: (overlay) => given.host.append(overlay),
      getCamera: () => camera,
      moveTo: (to, isInstant = false) => {
        // An instant move only takes over the camera of the plain map.
        if (isInstant) camera = to;
        else {
          moves.push(to);
          move(to, false);
        }
      },
      zoomBy: (levels) => move({ ...camera, zoom: camera.zoom + levels }, true),
      setStyle: (style) => void set.styles.push(style),
      setCooperative: (isCooperative) => void set.cooperative.push(isCooperative),
      focus: () => drawing.focus(),
      remove: () => {
        removed += 1;
        drawing.remove();
      },
    };
    if (draws) queueMicrotask(given.onDrawn);
    return engine;
  };
  return {
    load,
    options,
    camera: () => camera,
    moves,
    set,
    drag: (by) => move(panned(camera, by), true),
    pull: (by) => {
      camera = panned(camera, by);
      last?.onMove();
    },
    isMade: () => last !== undefined,
    removed: () => removed,
  };
}
