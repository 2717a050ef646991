import type { ApiClient } from '@sabadora/api';
import type { Locale } from '@sabadora/domain';
import { createTracker, type SafeStorage, type Tracker } from '@sabadora/hooks';
import { tellVisitor } from './tellVisitor.ts';

/** Context that is sent with each event, and the services for sending it. */
export interface TrackingContext {
  api: ApiClient;
  storage: SafeStorage;
  locale: Locale;
  /** Name of the installation (CH-182). */
  environmentId: string;
  /** Variation of each experiment with which this page was rendered. */
  variations: Readonly<Record<string, string>>;
}

/** Google's own tag keeps its id in a cookie such as "GA1.1.1234.5678". */
const GOOGLE_COOKIE = /(?:^|; )_ga=GA\d+\.\d+\.([\d.]+)/;

/** Starts tracking a visitor who has accepted it, with the context of this page. */
export function startTracking({ variations, ...context }: TrackingContext): Tracker {
  const tracker = createTracker({
    ...context,
    now: () => Date.now(),
    googleId: () => GOOGLE_COOKIE.exec(document.cookie)?.[1],
  });
  tellVisitor(tracker.visitorId);
  tracker.activate(variations);
  const stopped = new AbortController();
  const options = { signal: stopped.signal, passive: true, capture: true };
  for (const type of ['pointerdown', 'keydown', 'scroll'])
    window.addEventListener(type, tracker.touch, options);
  window.addEventListener('pagehide', tracker.leave, options);
  // A phone may end a hidden page without firing `pagehide`.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') tracker.leave();
    },
    options,
  );
  return {
    ...tracker,
    stop: () => {
      stopped.abort();
      tracker.stop();
    },
  };
}
