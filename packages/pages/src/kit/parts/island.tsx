import {
  lazy,
  memo,
  startTransition,
  Suspense,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createStore, type Store } from './store.ts';
import { retryWithBackoff } from './retryWithBackoff.ts';

const noChange = () => () => {};

/**
 * Value of a store. A part that hydrates after its store has changed starts with the value that the server rendered,
 * and gets the new one in a transition: many parts hydrate at once, and together they would delay a press.
 */
function useStore<Value extends object>(store: Store<Value>): Value {
  const [{ read, readOnServer }] = useState(() => firstSnapshot(store));
  const [value, setValue] = useState(useSyncExternalStore(noChange, read, readOnServer));
  useLayoutEffect(() => {
    startTransition(() => setValue(store.read));
    return store.subscribe(() => setValue(store.read));
  }, [store]);
  return value;
}

/** Value of a store at its first read; a render that repeats the server's reads the initial value. */
function firstSnapshot<Value extends object>(store: Store<Value>) {
  let value: Value | undefined;
  return {
    read: () => (value ??= store.read()),
    readOnServer: () => (value ??= store.first()),
  };
}

/** Pending loads of the islands' code, on a server. */
const loading: Promise<unknown>[] = [];

/** Resolves once a server has loaded the code of all islands; from then on it renders them like any other part. */
export async function islandsReady(): Promise<void> {
  await Promise.all(loading);
}

/** Options of an island. */
export interface IslandOptions {
  /** Shown until the code is loaded, where the server has not rendered the part. @default nothing */
  fallback?: ReactNode;
}

/**
 * Declares an island: a part of a page that the server renders in full, and that hydrates by itself after the page.
 * The page waits for neither its code nor its words. Until it hydrates, and when its code cannot be loaded, it works
 * as it does without JavaScript.
 *
 * A module that declares islands must not import anything else dynamically: the build treats all its dynamic imports
 * as islands, and adds the styles of its islands to documents. Islands that appear together are exported by one
 * module (e.g. `frameParts.ts`) that `load` imports: one file for all of them, where one each would cost requests and
 * compress badly.
 *
 * New props are passed through a store: given new props, React would discard the server's HTML of a part that is not
 * hydrated yet.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback }: IslandOptions = {},
): ComponentType<Props> {
  /** The component, once its code is loaded. */
  let Loaded: ComponentType<{ store: Store<Props> }> | undefined;
  const fetchPart = async () => {
    // In a task of its own: the requests of one island take up to 60 ms on a phone, and a page has a dozen islands.
    if (!import.meta.env.SSR) await new Promise((resolve) => setTimeout(resolve));
    const Part = await retryWithBackoff(load);
    return (Loaded = function SubscribedIsland({ store }: { store: Store<Props> }) {
      return <Part {...useStore(store)} />;
    });
  };
  let underway: ReturnType<typeof fetchPart> | undefined;
  const fetchOnce = () => (underway ??= fetchPart());
  if (import.meta.env.SSR) loading.push(fetchOnce());
  const Late = lazy(async () => ({ default: await fetchOnce() }));
  const IslandBoundary = memo(function IslandBoundary({ store }: { store: Store<Props> }) {
    // A part whose code is already loaded is rendered at once, without suspending.
    const [Part] = useState(() => Loaded ?? Late);
    return (
      <Suspense fallback={fallback}>
        <Part store={store} />
      </Suspense>
    );
  });
  return function Island(props: Props) {
    const [store] = useState(() => {
      // Loads the code while the page hydrates.
      void fetchOnce();
      return createStore(props);
    });
    useLayoutEffect(() => store.write(props));
    return <IslandBoundary store={store} />;
  };
}
