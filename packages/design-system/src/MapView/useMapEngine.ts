import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../react/useLatest.ts';
import type { LoadMapEngine, MapEngine } from './mapEngine.ts';
import { type FirstOptions, type MapSession, type MapState, startMapSession } from './mapSession.ts';

/** Called once a frame while the map moves, and with `true` when it has stopped. */
export type MoveListener = (isStill: boolean) => void;

interface MapEngineState extends MapState {
  /**
   * The engine that draws now, for what the visitor presses: a press can come between the change from one engine to
   * another and the render that knows of it. Null without a map.
   */
  engineNow: () => MapEngine | null;
  retry: () => void;
  /** Subscribes to the camera; the result unsubscribes. */
  subscribe: (listener: MoveListener) => () => void;
}

interface Handlers {
  onMoveEnd: (isByVisitor: boolean) => void;
  onPress: () => void;
}

/** The map in `host`, for as long as the host is there. */
export function useMapEngine(
  load: LoadMapEngine,
  host: HTMLElement | null,
  optionsOf: () => FirstOptions,
  handlers: Handlers,
): MapEngineState {
  const [state, setState] = useState<MapState>({ status: 'loading', shown: null });
  const session = useRef<MapSession>(null);
  const listeners = useRef(new Set<MoveListener>());
  const latest = useLatest({ load, optionsOf, handlers });

  useEffect(() => {
    if (!host) return;
    const notify = (isStill: boolean) => listeners.current.forEach((listener) => listener(isStill));
    const started = startMapSession({
      host,
      load: () => latest.current.load,
      optionsOf: () => latest.current.optionsOf(),
      onChange: setState,
      onMove: () => notify(false),
      onMoveEnd: (isByVisitor) => {
        notify(true);
        latest.current.handlers.onMoveEnd(isByVisitor);
      },
      onPress: () => latest.current.handlers.onPress(),
    });
    session.current = started;
    return started.end;
  }, [host, latest]);

  const engineNow = useCallback(() => session.current?.engine() ?? null, []);
  const retry = useCallback(() => session.current?.retry(), []);
  const subscribe = useCallback((listener: MoveListener) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);
  return { ...state, engineNow, retry, subscribe };
}
