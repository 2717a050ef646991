import { type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../react/useLatest.ts';
import type { MapEngine } from './mapEngine.ts';
import type { MapCentre } from './mercator.ts';
import type { MapViewProps } from './MapViewProps.ts';
import { colorsAt, watchColors } from './themeColors.ts';

/** What a map was made with. */
export type FirstProps = Pick<MapViewProps, 'center' | 'mapStyle'>;

/** Hands changes of the props to the map, those that came while it was on its way included. */
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
    // Another engine takes over the camera of the one before.
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
    const known = shown.engine === engine ? shown.mapStyle : madeWith.current.mapStyle;
    shownStyle.current = { engine, mapStyle };
    const frame = frameRef.current;
    if (!engine || !frame) return;
    if (typeof mapStyle !== 'function') {
      if (known !== mapStyle) engine.setStyle(mapStyle);
      return;
    }
    const draw = () => engine.setStyle(mapStyle(colorsAt(frame)));
    if (known !== mapStyle) draw();
    return watchColors(frame, draw);
  }, [engine, madeWith, mapStyle, frameRef]);
}
