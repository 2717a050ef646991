import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../react/useLatest.ts';
import type { LoadMapEngine, MapEngine } from './mapEngine.ts';
import { type FirstOptions, type MapSession, type MapState, startMapSession } from './mapSession.ts';

/** Called once a frame while the map moves, and with `true` when it has stopped. */
export type MoveListener = (isStill: boolean) => void;

interface MapEngineState extends MapState {
  /**
   * The current engine, for event handlers: an event can come between a change of engines and the next render. Null
   * without a map.
   */
  engineNow: () => MapEngine | null;
  retry: () => void;
  /** Subscribes to camera moves; returns a function that unsubscribes. */
  subscribe: (listener: MoveListener) => () => void;
}

interface Handlers {
  onMoveEnd: (isByVisitor: boolean) => void;
  onPress: () => void;
}

/** Runs the map in `host` while the host is mounted. */
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
