import { type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../react/useLatest.ts';
import type { MapEngine } from './mapEngine.ts';
import type { MapCentre } from './mercator.ts';
import type { MapViewProps } from './MapViewProps.ts';
import type { MapColors } from './plainMapStyle.ts';
import { colorsAt, watchColors } from './themeColors.ts';

/** The values that the map was created with. */
export interface FirstProps extends Pick<MapViewProps, 'center' | 'mapStyle'> {
  /** Colours of the theme; null before mounting. */
  colors: MapColors | null;
}

/** Applies changes of the props to the map, including those made while the engine was loading. */
export function useMapProps(
  { center, mapStyle, gestures = 'cooperative' }: MapViewProps,
  engine: MapEngine | null,
  madeWith: RefObject<FirstProps>,
  frameRef: RefObject<Element | null>,
  onMovedByPage: () => void,
): void {
  const { latitude, longitude, zoom } = center;
  const latest = useLatest(onMovedByPage);

  const shownCenter = useRef<MapCentre>(null);
  useEffect(() => {
    if (!engine) return;
    // A new engine takes over the camera of the previous one.
    const known = shownCenter.current ?? madeWith.current.center;
    shownCenter.current = { latitude, longitude, zoom };
    if (known.latitude === latitude && known.longitude === longitude && known.zoom === zoom) return;
    engine.moveTo({ latitude, longitude, zoom });
    latest.current();
  }, [engine, madeWith, latitude, longitude, zoom, latest]);

  useEffect(() => {
    engine?.setCooperative(gestures === 'cooperative');
  }, [engine, gestures]);

  const shownStyle = useRef({ engine, mapStyle });
  useEffect(() => {
    const shown = shownStyle.current;
    const isNew = shown.engine !== engine;
    const known = isNew ? madeWith.current.mapStyle : shown.mapStyle;
    shownStyle.current = { engine, mapStyle };
    const frame = frameRef.current;
    if (!engine || !frame) return;
    if (typeof mapStyle !== 'function') {
      if (known !== mapStyle) engine.setStyle(mapStyle);
      return;
    }
    const draw = () => engine.setStyle(mapStyle(colorsAt(frame)));
    if (known !== mapStyle) draw();
    // The theme may change while a new engine is loading.
    const drawnIn = isNew && known === mapStyle ? madeWith.current.colors : null;
    return watchColors(frame, draw, drawnIn ?? undefined);
  }, [engine, madeWith, mapStyle, frameRef]);
}
