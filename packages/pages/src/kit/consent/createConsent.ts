import type { Tracker, TrackEvent } from '@sabadora/hooks';

/** Stands between what the pages tell and what is sent: the small part of it that every page loads. */
export interface Consent {
  /** Receives every event; keeps it only with consent, and in memory until the tracker has loaded. */
  track: (event: TrackEvent) => void;
  /** The visitor has accepted: what happens from now on counts. */
  allow: () => void;
  /** Hands over to a tracker whose code has loaded meanwhile; not after a withdrawal, nor to a second one. */
  open: (start: () => Tracker) => void;
  /** Refused, withdrawn or not answered: nothing is kept. */
  close: () => void;
  /** Opens the notice again, whatever was answered. */
  ask: () => void;
  /** Names who opens the notice. */
  onAsk: (listener: () => void) => void;
}

/** Nothing is consented to until `allow` is called. */
export function createConsent(): Consent {
  let isAllowed = false;
  let tracker: Tracker | undefined;
  let kept: TrackEvent[] = [];
  let asked = () => {};
  return {
    track: (event) => {
      if (tracker) tracker.track(event);
      else if (isAllowed) kept.push(event);
    },
    allow: () => {
      isAllowed = true;
    },
    open: (start) => {
      if (!isAllowed || tracker) return;
      tracker = start();
      for (const event of kept.splice(0)) tracker.track(event);
    },
    close: () => {
      isAllowed = false;
      tracker?.stop();
      tracker = undefined;
      kept = [];
    },
    ask: () => asked(),
    onAsk: (listener) => {
      asked = listener;
    },
  };
}
