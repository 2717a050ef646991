import type { LoadMapEngine, MapEngine, MapEngineOptions } from './mapEngine.ts';
import * as styles from './MapView.css.ts';
import { createPlainEngine } from './plainEngine.ts';

/** The map that is shown. */
export interface ShownMap {
  engine: MapEngine;
  /** Element over the map that holds the pins, whichever engine draws the map. */
  overlay: HTMLElement;
}

/** State of a `MapView`. */
export interface MapState {
  /**
   * Whether MapLibre is loading, has drawn its first picture, takes long, or cannot draw. In every state but `shown`
   * a plain map is shown instead.
   */
  status: 'loading' | 'shown' | 'slow' | 'failed';
  /** Null on the server and in the first render. */
  shown: ShownMap | null;
}

/** The options that both engines are created with. */
export type FirstOptions = Omit<
  MapEngineOptions,
  'host' | 'onDrawn' | 'onFail' | 'onSlow' | 'onMove' | 'onMoveEnd' | 'onPress'
>;

interface MapSessionOptions extends Pick<MapEngineOptions, 'host' | 'onMove' | 'onMoveEnd' | 'onPress'> {
  load: () => LoadMapEngine;
  optionsOf: () => FirstOptions;
  onChange: (state: MapState) => void;
}

/** One map on the page, from mounting until unmounting. */
export interface MapSession {
  /** The engine that draws now; React state may follow a moment later. */
  engine: () => MapEngine;
  /** Loads the library again after a failure. */
  retry: () => void;
  end: () => void;
}

/** Shows a plain map in `host` at once, loads the map library, and switches to it once it has drawn. */
export function startMapSession({
  host,
  load,
  optionsOf,
  onChange,
  ...handlers
}: MapSessionOptions): MapSession {
  const overlay = document.createElement('div');
  overlay.dataset['mapOverlay'] = '';
  let shown: ShownMap | null = null;

  /** Forwards an engine's moves only while that engine is shown. */
  const eventsOf = (engineOf: () => MapEngine | null) => {
    const isShown = () => shown !== null && engineOf() === shown.engine;
    return {
      onMove: () => {
        if (isShown()) handlers.onMove();
      },
      onMoveEnd: (isByVisitor: boolean) => {
        if (isShown()) handlers.onMoveEnd(isByVisitor);
      },
      onPress: handlers.onPress,
    };
  };

  const plain: MapEngine = createPlainEngine({ ...optionsOf(), ...eventsOf(() => plain), host });
  plain.attach(overlay);
  shown = { engine: plain, overlay };
  onChange({ status: 'loading', shown });

  /** Restores the focus, which moving the pins and removing the plain map would lose. */
  const changeTo = (engine: MapEngine) => {
    const focused = host.contains(document.activeElement) ? document.activeElement : null;
    engine.moveTo(plain.getCamera(), true);
    engine.attach(overlay);
    shown = { engine, overlay };
    onChange({ status: 'shown', shown });
    plain.remove();
    if (focused instanceof HTMLElement && overlay.contains(focused)) focused.focus({ preventScroll: true });
    else if (focused) engine.focus();
  };

  /** Makes one attempt to load the library. The result ends the attempt. */
  const attempt = () => {
    const box = document.createElement('div');
    box.className = styles.drawing;
    // Hidden until the map has been drawn.
    box.dataset['waiting'] = '';
    host.prepend(box);
    let made: MapEngine | null = null;
    let hasDrawn = false;
    let isOver = false;
    const end = () => {
      isOver = true;
      made?.remove();
      made = null;
      box.remove();
    };
    const fail = () => {
      if (isOver || hasDrawn) return;
      end();
      onChange({ status: 'failed', shown });
    };
    // The library may draw before or after its promise resolves.
    const finish = () => {
      if (isOver || !hasDrawn || !made) return;
      delete box.dataset['waiting'];
      changeTo(made);
    };
    load()({
      ...optionsOf(),
      ...eventsOf(() => made),
      host: box,
      onDrawn: () => {
        if (hasDrawn) return;
        hasDrawn = true;
        finish();
      },
      onFail: fail,
      onSlow: () => {
        if (!isOver && !hasDrawn) onChange({ status: 'slow', shown });
      },
    })
      .then((loaded) => {
        if (isOver) return loaded.remove();
        made = loaded;
        finish();
      })
      .catch(fail);
    return end;
  };

  let endAttempt = attempt();
  return {
    engine: () => shown?.engine ?? plain,
    retry: () => {
      endAttempt();
      onChange({ status: 'loading', shown });
      endAttempt = attempt();
    },
    end: () => {
      endAttempt();
      plain.remove();
      overlay.remove();
      onChange({ status: 'loading', shown: null });
    },
  };
}
