import { type RefObject, useMemo, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { useLatest } from '../react/useLatest.ts';
import { labelledPins } from './labelledPins.ts';
import type { MapEngine } from './mapEngine.ts';
import type { MapPin } from './MapPin.ts';
import { type MapCentre, onScreen, type Point, project, type Size, worldSize } from './mercator.ts';
import type { MoveListener } from './useMapEngine.ts';

/**
 * Widths in px at the default text size: of a character of a label, of the label's padding and border, and of a
 * heart.
 */
const CHARACTER = 8;
const PADDING = 26;
const HEART = 20;
/** Height in px of a label with a little space around it, at the default text size. */
const LABEL_HEIGHT = 34;
/** Share of the map's size up to which pins outside the map are rendered. */
const MARGIN = 0.5;
/** Width in characters that is reserved for the drop of a pin without a price. */
const DROP = 2;

interface PinPlacesProps {
  engine: MapEngine;
  subscribe: (listener: MoveListener) => () => void;
  /** Element whose children are the pins of `near`, in that order. */
  layerRef: RefObject<HTMLElement | null>;
  pins: readonly MapPin[];
  /** Positions of the pins, in the unit square of `project`. */
  places: readonly Point[];
  prices: readonly (string | undefined)[];
  size: Size;
  /** Ids of pins that are always rendered, so that a pin in use keeps the focus. */
  kept: readonly (string | null)[];
}

interface PinPlaces {
  /** Indices of the pins in the visible part and around it. */
  near: number[];
  /** Indices of the pins in the visible part, a subset of `near`. */
  inSight: number[];
  /** Indices of the pins that have room for a label at this zoom. */
  labelled: Set<number>;
}

/**
 * Chooses the pins to render and positions them. A move renders only when the set of pins may change. Between
 * renders, panning sets one property of the layer, and zooming one of each pin.
 */
export function usePinPlaces(props: PinPlacesProps): PinPlaces {
  const { engine, subscribe, layerRef, pins, places, prices, size, kept } = props;
  const [camera, setCamera] = useState(() => engine.getCamera());

  const labelled = useMemo(() => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    const scale = worldSize(camera.zoom);
    const wanted = places.map((place, index) => {
      const characters = prices[index]?.length ?? DROP;
      const width = PADDING + characters * CHARACTER + (pins[index]?.isFavourite ? HEART : 0);
      return { place: { x: place.x * scale, y: place.y * scale }, width: width * rem };
    });
    return labelledPins(wanted, LABEL_HEIGHT * rem);
  }, [pins, places, prices, camera.zoom]);

  const { near, inSight } = useMemo(() => {
    const around: number[] = [];
    const within: number[] = [];
    places.forEach((place, index) => {
      const { x, y } = onScreen(place, camera, size);
      const isInside = (margin: number) =>
        x >= -margin * size.width &&
        x <= (1 + margin) * size.width &&
        y >= -margin * size.height &&
        y <= (1 + margin) * size.height;
      const id = pins[index]?.id;
      if (isInside(MARGIN) || kept.some((one) => one !== null && one === id)) around.push(index);
      if (isInside(0)) within.push(index);
    });
    return { near: around, inSight: within };
    // oxlint-disable-next-line react/exhaustive-deps -- `kept` is a new list each time; what is in it counts
  }, [pins, places, camera, size, ...kept]);

  /** Camera for which the children are currently positioned. */
  const placed = useRef<MapCentre>(camera);
  const place = (now: MapCentre) => {
    const layer = layerRef.current;
    if (!layer) return;
    placed.current = now;
    layer.style.translate = '';
    near.forEach((index, child) => {
      const element = layer.children[child];
      const at = places[index];
      if (!at || !(element instanceof HTMLElement)) return;
      const { x, y } = onScreen(at, now, size);
      element.style.translate = `${x.toFixed(1)}px ${y.toFixed(1)}px`;
    });
  };
  const follow = (now: MapCentre) => {
    const layer = layerRef.current;
    if (!layer) return;
    if (now.zoom !== placed.current.zoom) return place(now);
    const from = project(placed.current);
    const to = project(now);
    const scale = worldSize(now.zoom);
    layer.style.translate = `${((from.x - to.x) * scale).toFixed(1)}px ${((from.y - to.y) * scale).toFixed(1)}px`;
  };
  /**
   * Whether the map has moved so far that pins outside the margin are needed, or zoomed so far that labels may
   * change.
   */
  const isFarFrom = (now: MapCentre) => {
    const { x, y } = onScreen(project(camera), now, size);
    return (
      Math.abs(now.zoom - camera.zoom) > 0.5 ||
      Math.abs(x - size.width / 2) > (size.width * MARGIN) / 2 ||
      Math.abs(y - size.height / 2) > (size.height * MARGIN) / 2
    );
  };

  const latest = useLatest({ follow, isFarFrom });
  useBrowserLayoutEffect(() => {
    place(engine.getCamera());
  }, [engine, near, places, size]);

  // Subscribes in a layout effect: a later effect could miss moves in a slow browser.
  useBrowserLayoutEffect(() => {
    // No listener has seen a move between the render and this effect, e.g. by a new engine.
    const now = engine.getCamera();
    setCamera((before) => (isSameCamera(before, now) ? before : now));
    return subscribe((isStill) => {
      const moved = engine.getCamera();
      latest.current.follow(moved);
      if (isStill || latest.current.isFarFrom(moved)) setCamera(moved);
    });
  }, [engine, subscribe, latest]);
  return { near, inSight, labelled };
}

const isSameCamera = (a: MapCentre, b: MapCentre) =>
  a.latitude === b.latitude && a.longitude === b.longitude && a.zoom === b.zoom;
