import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../react/useLatest.ts';
import type { LoadMapEngine, MapEngine, MapEngineOptions } from './mapEngine.ts';

/** The map is on its way, has drawn its first picture, or will not. */
type MapStatus = 'loading' | 'shown' | 'failed';

/** Called once a frame while the map moves, and with `true` when it stands. */
export type MoveListener = (isStill: boolean) => void;

interface MapEngineState {
  status: MapStatus;
  /** There before the first picture is; null before it has arrived and after a failure. */
  engine: MapEngine | null;
  retry: () => void;
  /** Follows the camera; the result ends it. */
  subscribe: (listener: MoveListener) => () => void;
}

type FirstOptions = Omit<
  MapEngineOptions,
  'host' | 'onDrawn' | 'onFail' | 'onMove' | 'onMoveEnd' | 'onPress'
>;

interface Handlers {
  onMoveEnd: (isByVisitor: boolean) => void;
  onPress: () => void;
}

/** Loads the library that draws once there is a host, and takes it away with the host or after a failure. */
export function useMapEngine(
  load: LoadMapEngine,
  /** Not there while the status is "failed"; a new one for the next attempt. */
  host: HTMLElement | null,
  optionsOf: () => FirstOptions,
  handlers: Handlers,
): MapEngineState {
  const [status, setStatus] = useState<MapStatus>('loading');
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const listeners = useRef(new Set<MoveListener>());
  const latest = useLatest({ load, optionsOf, handlers });

  useEffect(() => {
    if (!host) return;
    let isOver = false;
    let made: MapEngine | null = null;
    const end = () => {
      isOver = true;
      made?.remove();
      made = null;
      setEngine(null);
    };
    const fail = () => {
      if (isOver) return;
      end();
      setStatus('failed');
    };
    const tell = (isStill: boolean) => listeners.current.forEach((listener) => listener(isStill));
    latest.current
      .load({
        ...latest.current.optionsOf(),
        host,
        onDrawn: () => {
          if (!isOver) setStatus('shown');
        },
        onFail: fail,
        onMove: () => tell(false),
        onMoveEnd: (isByVisitor) => {
          tell(true);
          latest.current.handlers.onMoveEnd(isByVisitor);
        },
        onPress: () => latest.current.handlers.onPress(),
      })
      .then((loaded) => {
        if (isOver) return loaded.remove();
        made = loaded;
        setEngine(loaded);
      })
      .catch(fail);
    return end;
  }, [host, latest]);

  const retry = useCallback(() => setStatus('loading'), []);
  const subscribe = useCallback((listener: MoveListener) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);
  return { status, engine, retry, subscribe };
}
