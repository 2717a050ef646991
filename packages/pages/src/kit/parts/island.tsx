import {
  lazy,
  memo,
  Suspense,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createStore, type Store } from './store.ts';
import { retryWithBackoff } from './retryWithBackoff.ts';

/** Parts whose code a server has asked for. */
const asked: Promise<void>[] = [];

/** Resolves once a server has the code of all islands; from then on it draws them like any other part. */
export async function islandsReady(): Promise<void> {
  await Promise.all(asked);
}

export interface IslandOptions {
  /** Shown until the code is there, where the server did not draw the part. @default nothing */
  fallback?: ReactNode;
}

/**
 * A part of a page that the server renders whole and that hydrates by itself after the page, which waits for neither
 * its code nor its words. Until then it works as it does without JavaScript; so it does where its code cannot be had.
 * Modules that hold islands are named `islands.ts`: by that the host knows that a document needs their styles.
 *
 * New props reach it beside React, which would throw away what the server drew when a part that is not hydrated yet
 * is given other props.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback }: IslandOptions = {},
): ComponentType<Props> {
  let underway: Promise<ComponentType<Props>> | undefined;
  const fetchPart = () => (underway ??= retryWithBackoff(load));
  let ServerPart: ComponentType<Props> | undefined;
  if (typeof window === 'undefined') {
    asked.push(
      fetchPart().then((Part) => {
        ServerPart = Part;
      }),
    );
  }
  const HydratedPart = lazy(async () => {
    const Part = await fetchPart();
    return {
      default: function SubscribedIsland({ store }: { store: Store<Props> }) {
        return <Part {...useSyncExternalStore(store.subscribe, store.read, store.first)} />;
      },
    };
  });
  const IslandBoundary = memo(function IslandBoundary({ store }: { store: Store<Props> }) {
    return (
      <Suspense fallback={fallback}>
        {ServerPart ? <ServerPart {...store.first()} /> : <HydratedPart store={store} />}
      </Suspense>
    );
  });
  return function Island(props: Props) {
    const [store] = useState(() => {
      // Its code loads while the page hydrates.
      void fetchPart();
      return createStore(props);
    });
    useLayoutEffect(() => store.write(props));
    return <IslandBoundary store={store} />;
  };
}
