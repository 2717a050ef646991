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
 * What a store holds. A part that hydrates after its store was written to begins with what the server drew, and gets the
 * rest in a transition: many hydrate at once, and together they would hold up a press.
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

/** What a store held when it was first read: a render that repeats the server's reads what it was made with. */
function firstSnapshot<Value extends object>(store: Store<Value>) {
  let value: Value | undefined;
  return {
    read: () => (value ??= store.read()),
    readOnServer: () => (value ??= store.first()),
  };
}

/** Pending loads of the islands' code on a server. */
const loading: Promise<unknown>[] = [];

/** Resolves once a server has the code of all islands; from then on it draws them like any other part. */
export async function islandsReady(): Promise<void> {
  await Promise.all(loading);
}

/** What is rendered in the place of an island. */
export interface IslandOptions {
  /** Shown until the code is there, where the server did not draw the part. @default nothing */
  fallback?: ReactNode;
}

/**
 * A part of a page that the server renders whole and that hydrates by itself after the page, which waits for neither
 * its code nor its words. Until then it works as it does without JavaScript; so it does where its code cannot be had.
 * A module that declares islands imports nothing else dynamically: the build takes all its dynamic imports for islands,
 * and gives documents the styles of their islands. Islands that appear together are exported by one module (as
 * `frameParts.ts`) that `load` imports: one file for all of them, where one each would cost requests and compress badly.
 *
 * New props reach it beside React, which would throw away what the server drew when a part that is not hydrated yet
 * is given other props.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback }: IslandOptions = {},
): ComponentType<Props> {
  /** Once its code is there. */
  let Loaded: ComponentType<{ store: Store<Props> }> | undefined;
  const fetchPart = async () => {
    // In a task of its own: the requests of one island take a phone up to 60 ms, and pages have a dozen.
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
    // A part whose code is there already appears with what it is mounted with, not after it.
    const [Part] = useState(() => Loaded ?? Late);
    return (
      <Suspense fallback={fallback}>
        <Part store={store} />
      </Suspense>
    );
  });
  return function Island(props: Props) {
    const [store] = useState(() => {
      // Its code loads while the page hydrates.
      void fetchOnce();
      return createStore(props);
    });
    useLayoutEffect(() => store.write(props));
    return <IslandBoundary store={store} />;
  };
}
