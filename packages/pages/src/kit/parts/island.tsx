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
import { createFeed, type Feed } from './feed.ts';
import { onDemand } from './onDemand.tsx';
import { untilItWorks } from './untilItWorks.ts';

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
 * A part of a page that the server draws whole and that comes alive by itself after the page, which waits for neither
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
  const loadPart = onDemand(load);
  let underway: Promise<ComponentType<Props>> | undefined;
  const fetchPart = () => (underway ??= untilItWorks(loadPart));
  let DrawnByServer: ComponentType<Props> | undefined;
  if (typeof window === 'undefined') {
    asked.push(
      fetchPart().then((Part) => {
        DrawnByServer = Part;
      }),
    );
  }
  const Alive = lazy(async () => {
    const Part = await fetchPart();
    return {
      default: function FedIsland({ feed }: { feed: Feed<Props> }) {
        return <Part {...useSyncExternalStore(feed.subscribe, feed.read, feed.first)} />;
      },
    };
  });
  const Standing = memo(function Standing({ feed }: { feed: Feed<Props> }) {
    return (
      <Suspense fallback={fallback}>
        {DrawnByServer ? <DrawnByServer {...feed.first()} /> : <Alive feed={feed} />}
      </Suspense>
    );
  });
  return function Island(props: Props) {
    const [feed] = useState(() => {
      // Its code is on its way while the page is hydrated.
      void fetchPart();
      return createFeed(props);
    });
    useLayoutEffect(() => feed.write(props));
    return <Standing feed={feed} />;
  };
}
