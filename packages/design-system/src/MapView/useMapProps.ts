import { type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../react/useLatest.ts';
import type { MapEngine } from './mapEngine.ts';
import type { MapViewProps } from './MapViewProps.ts';
import { colorsAt, watchColors } from './themeColors.ts';

/** Hands changes of the props to a map that is there already. */
export function useMapProps(
  { center, mapStyle, gestures = 'cooperative' }: MapViewProps,
  engine: MapEngine | null,
  frameRef: RefObject<Element | null>,
  onMovedByPage: () => void,
): void {
  const { latitude, longitude, zoom } = center;
  const latest = useLatest(onMovedByPage);

  const shownCenter = useRef(center);
  useEffect(() => {
    const known = shownCenter.current;
    shownCenter.current = { latitude, longitude, zoom };
    if (!engine) return;
    if (known.latitude === latitude && known.longitude === longitude && known.zoom === zoom) return;
    engine.moveTo({ latitude, longitude, zoom });
    latest.current();
  }, [engine, latitude, longitude, zoom, latest]);

  useEffect(() => {
    engine?.setCooperative(gestures === 'cooperative');
  }, [engine, gestures]);

  const shownStyle = useRef({ engine, mapStyle });
  useEffect(() => {
    const known = shownStyle.current;
    shownStyle.current = { engine, mapStyle };
    const frame = frameRef.current;
    if (!engine || !frame) return;
    if (typeof mapStyle !== 'function') {
      // A new engine starts with the style of its time.
      if (known.engine === engine && known.mapStyle !== mapStyle) engine.setStyle(mapStyle);
      return;
    }
    const draw = () => engine.setStyle(mapStyle(colorsAt(frame)));
    if (known.engine === engine && known.mapStyle !== mapStyle) draw();
    return watchColors(frame, draw);
  }, [engine, mapStyle, frameRef]);
}
