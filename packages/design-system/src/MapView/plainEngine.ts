import { drawPlainMap } from './drawPlainMap.ts';
import type { MapEngine, MapEngineOptions } from './mapEngine.ts';
import { type MapCentre, panned, type Point, type Size } from './mercator.ts';
import * as styles from './plainEngine.css.ts';

/** Distance in px that an arrow key moves the map. */
const KEY_STEP = 100;
/** Distance in px past which a press is a drag. */
const DRAG_START = 4;
const MIN_ZOOM = 2;
const MAX_ZOOM = 18;

const arrows: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: KEY_STEP },
  ArrowDown: { x: 0, y: -KEY_STEP },
  ArrowLeft: { x: KEY_STEP, y: 0 },
  ArrowRight: { x: -KEY_STEP, y: 0 },
};

type PlainEngineOptions = Pick<
  MapEngineOptions,
  'host' | 'camera' | 'style' | 'isCooperative' | 'describedBy' | 'words' | 'onMove' | 'onMoveEnd' | 'onPress'
>;

/**
 * A map without WebGL or a library: land and borders on a canvas, moved by mouse, wheel and keys. It is shown while
 * MapLibre loads, and where MapLibre cannot draw.
 */
export function createPlainEngine(options: PlainEngineOptions): MapEngine {
  const { host, describedBy, words, onMove, onMoveEnd, onPress } = options;
  const over = new AbortController();
  const canvas = document.createElement('canvas');
  canvas.className = styles.canvas;
  canvas.tabIndex = 0;
  // Screen readers pass arrow keys on only to an element with the role application.
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', words.map);
  canvas.setAttribute('aria-describedby', describedBy);
  host.append(canvas);

  let { camera, style, isCooperative } = options;
  let size: Size = { width: 0, height: 0 };
  let frame = 0;
  let overlay: HTMLElement | undefined;

  const draw = () => {
    frame = 0;
    const context = canvas.getContext('2d');
    if (!context || typeof style === 'string') return;
    const scale = window.devicePixelRatio;
    canvas.width = size.width * scale;
    canvas.height = size.height * scale;
    context.scale(scale, scale);
    drawPlainMap(context, style, camera, size);
  };
  const redraw = () => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  const move = (to: MapCentre, isByVisitor: boolean) => {
    camera = { ...to, zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, to.zoom)) };
    redraw();
    onMove();
    onMoveEnd(isByVisitor);
  };
  const zoomBy = (levels: number) => move({ ...camera, zoom: camera.zoom + levels }, true);

  const resized = new ResizeObserver(() => {
    size = { width: host.clientWidth, height: host.clientHeight };
    redraw();
  });
  resized.observe(host);

  /** Last position of the pointer during a drag. */
  let dragged: Point | undefined;
  let isDrag = false;
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => host.addEventListener(name, listener, { signal: over.signal, passive: false });

  const isOnPin = ({ target }: Event) => target instanceof Node && overlay?.contains(target) === true;
  listen('pointerdown', (event) => {
    // One finger scrolls the page around a cooperative map.
    if (event.button !== 0 || (isCooperative && event.pointerType === 'touch')) return;
    dragged = { x: event.clientX, y: event.clientY };
    isDrag = false;
  });
  listen('pointermove', (event) => {
    if (!dragged) return;
    const by = { x: event.clientX - dragged.x, y: event.clientY - dragged.y };
    if (!isDrag && Math.hypot(by.x, by.y) < DRAG_START) return;
    if (!isDrag) host.setPointerCapture(event.pointerId);
    isDrag = true;
    dragged = { x: event.clientX, y: event.clientY };
    move(panned(camera, by), true);
  });
  const endDrag = () => {
    dragged = undefined;
  };
  listen('pointerup', endDrag);
  listen('pointercancel', endDrag);
  host.addEventListener(
    'click',
    (event) => {
      // Safari clicks the pin that moved along with a drag. A click by key has detail 0.
      if (isDrag && event.detail > 0) event.stopPropagation();
    },
    { signal: over.signal, capture: true },
  );
  listen('click', (event) => {
    if (!isOnPin(event)) onPress();
  });
  listen('wheel', (event) => {
    if (isCooperative && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomBy(-Math.sign(event.deltaY) / 4);
  });
  listen('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target !== canvas && !isOnPin(event)) return;
    // Arrow keys on a pin move to another pin instead of moving the map.
    const by = isOnPin(event) ? undefined : arrows[event.key];
    const levels = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : 0;
    if (!by && levels === 0) return;
    event.preventDefault();
    if (by) move(panned(camera, by), true);
    else zoomBy(levels);
  });

  const setCooperative = (isOn: boolean) => {
    isCooperative = isOn;
    canvas.dataset['gestures'] = isOn ? 'cooperative' : 'free';
  };
  setCooperative(isCooperative);

  return {
    attach: (element) => {
      overlay = element;
      host.append(element);
    },
    getCamera: () => camera,
    moveTo: (to) => move(to, false),
    zoomBy,
    setStyle: (next) => {
      style = next;
      redraw();
    },
    setCooperative,
    focus: () => canvas.focus({ preventScroll: true }),
    remove: () => {
      over.abort();
      resized.disconnect();
      cancelAnimationFrame(frame);
      canvas.remove();
    },
  };
}
