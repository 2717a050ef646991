import { activateExperiment, collectAnalytics, sendTrackingEvents, type ApiClient } from '@sabadora/api';
import {
  isSessionValid,
  MARKETS,
  readSession,
  SEND_RETRY_MS,
  sendStep,
  touchSession,
  type Locale,
  type VisitSession,
} from '@sabadora/domain';
import type { TrackEvent } from '../SabadoraProvider.tsx';
import type { SafeStorage } from '../storage/storage.ts';
import { pollForId } from './pollForId.ts';
import { ownVisitorId, readTexts, TRACKING_KEYS } from './visitor.ts';

/** Largest number of events in one batch. */
const BATCH_MAX = 10;
/** Milliseconds that an event waits for further ones. */
const BATCH_MS = 2000;
/** Milliseconds in which further activity is not stored, because scrolling fires many events. */
const TOUCH_MS = 5000;

/** Where events are sent, and what identifies the visitor. */
export interface TrackerOptions {
  api: ApiClient;
  storage: SafeStorage;
  locale: Locale;
  /** Environment of the experiment service, e.g. "production" (CH-182). */
  environmentId: string;
  /** Returns the current time, in milliseconds since 1970. */
  now: () => number;
  /** Returns the visitor's id of Google's tag, once it has set one (CH-186). @default never */
  googleId?: () => string | undefined;
}

/** Sends the visitor's events and the activations of their experiments. No method throws (SE-253). */
export interface Tracker {
  /** Id of the visitor in everything that is sent: 32 hexadecimal digits. */
  visitorId: string;
  track: (event: TrackEvent) => void;
  /** Records activity of the visitor: extends the session, or starts a new one. */
  touch: () => void;
  /** Sends an activation for the variation of each experiment, once per visitor and variation (CH-181). */
  activate: (variations: Readonly<Record<string, string>>) => void;
  /** Sends the queued events at once; call it when the page is left. */
  leave: () => void;
  /** Drops the queued events and sends nothing more; call it when consent is withdrawn. */
  stop: () => void;
}

const ignore = () => {};
const neverGiven = () => undefined;

/**
 * Starts to track a visitor who has consented; nothing is stored or sent before. Events are sent in batches to both
 * endpoints (CH-187, CH-188) while the session is valid (CH-185, ALG-29).
 */
export function createTracker(options: TrackerOptions): Tracker {
  const { api, storage, locale, environmentId, now, googleId = neverGiven } = options;
  const visitorId = ownVisitorId(storage);
  let queue: TrackEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const google = pollForId(googleId);

  const session = () => readSession(storage.get(TRACKING_KEYS.session));
  const validSession = (): VisitSession | undefined => {
    const current = session();
    return current && isSessionValid(current, now()) ? current : undefined;
  };
  const touch = () => {
    const current = session();
    if (isStopped || (current && now() - current.lastActivityMs < TOUCH_MS)) return;
    storage.set(TRACKING_KEYS.session, JSON.stringify(touchSession(current, now())));
  };
  touch();

  const take = (): TrackEvent[] => {
    clearTimeout(timer);
    timer = undefined;
    const events = queue;
    queue = [];
    return events;
  };

  /** Sends once to each endpoint, even if the page is left; failures are ignored. */
  const post = (events: TrackEvent[], { startMs }: VisitSession) => {
    const own = { visitorId, locale, events };
    const found = google.id();
    const analytics = {
      ...own,
      pos: MARKETS[locale].country,
      sessionStartMs: startMs,
      ...(found !== undefined && { googleId: found }),
    };
    api.send(collectAnalytics, analytics, { keepalive: true }).catch(ignore);
    api.send(sendTrackingEvents, own, { keepalive: true }).catch(ignore);
  };

  const deliver = (events: TrackEvent[], retries = 0) => {
    if (isStopped) return;
    const current = validSession();
    const step = sendStep(current !== undefined, retries);
    if (current) post(events, current);
    else if (step === 'wait') setTimeout(() => deliver(events, retries + 1), SEND_RETRY_MS);
  };
  const flush = () => deliver(take());

  return {
    visitorId,
    track: (event) => {
      if (isStopped) return;
      queue.push(event);
      if (queue.length >= BATCH_MAX) flush();
      else timer ??= setTimeout(flush, BATCH_MS);
    },
    touch,
    activate: (variations) => {
      for (const [variationGroupId, variationId] of Object.entries(variations)) {
        const name = `${variationGroupId}=${variationId}`;
        const activated = () => readTexts(storage.get(TRACKING_KEYS.activated));
        if (isStopped || activated().includes(name)) continue;
        // Stored only after success, so that the next page sends a failed activation again.
        api
          .send(
            activateExperiment,
            { visitorId, variationGroupId, variationId, locale, environmentId },
            { keepalive: true },
          )
          .then(() => {
            if (!isStopped) storage.set(TRACKING_KEYS.activated, JSON.stringify([...activated(), name]));
          })
          .catch(ignore);
      }
    },
    leave: () => {
      const events = take();
      const current = validSession();
      if (current && events.length > 0) post(events, current);
    },
    stop: () => {
      isStopped = true;
      take();
      google.stop();
    },
  };
}
