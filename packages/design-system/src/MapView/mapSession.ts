import type { LoadMapEngine, MapEngine, MapEngineOptions } from './mapEngine.ts';
import * as styles from './MapView.css.ts';
import { createPlainEngine } from './plainEngine.ts';

/** What is shown of the map. */
export interface ShownMap {
  engine: MapEngine;
  /** Over the drawing, whichever engine draws it: holds the pins. */
  overlay: HTMLElement;
}

/** What a `MapView` shows. */
export interface MapState {
  /**
   * MapLibre is loading, has drawn its first picture, takes long, or cannot draw. In all of them but `shown` a plain
   * map is shown in its place.
   */
  status: 'loading' | 'shown' | 'slow' | 'failed';
  /** Null on the server and in the first render. */
  shown: ShownMap | null;
}

/** What both engines are made from. */
export type FirstOptions = Omit<
  MapEngineOptions,
  'host' | 'onDrawn' | 'onFail' | 'onSlow' | 'onMove' | 'onMoveEnd' | 'onPress'
>;

interface MapSessionOptions extends Pick<MapEngineOptions, 'host' | 'onMove' | 'onMoveEnd' | 'onPress'> {
  load: () => LoadMapEngine;
  optionsOf: () => FirstOptions;
  onChange: (state: MapState) => void;
}

/** One map on the page, from its first frame until the component goes. */
export interface MapSession {
  /** The engine that draws now; the page may know of it a moment later. */
  engine: () => MapEngine;
  /** Loads the library anew after a failure. */
  retry: () => void;
  end: () => void;
}

/** Shows a plain map in `host` at once, loads the library that draws a better one, and changes over when it has. */
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

  /** The events of an engine count while it is the one shown. */
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

  /** Moving the pins and taking the plain drawing away drop the focus: it goes back to where it was. */
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

  /** One attempt to load the library; the result ends it. */
  const attempt = () => {
    const box = document.createElement('div');
    box.className = styles.drawing;
    // Out of sight until there is something to see.
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
