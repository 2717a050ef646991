import type { Tracker, TrackEvent } from '@sabadora/hooks';

/** Drops the events of pages unless the visitor has consented; the small part of tracking that every page loads. */
export interface Consent {
  /**
   * Receives every event; keeps it in memory until the stored choice is read, and after that with consent only, until
   * the tracker has loaded.
   */
  track: (event: TrackEvent) => void;
  /** The visitor has accepted: events are kept from now on. */
  allow: () => void;
  /**
   * Passes the events on to a tracker once its code has loaded; does nothing after a withdrawal, or for a second
   * tracker.
   */
  open: (start: () => Tracker) => void;
  /** No consent, refused or withdrawn: nothing is kept, and what was kept is dropped. */
  close: () => void;
  /** Opens the notice again, whatever was chosen. */
  ask: () => void;
  /** Sets the function that opens the notice. */
  onAsk: (listener: () => void) => void;
}

/** Nothing is sent until `allow` is called. The code that reads the stored choice is loaded after the page's own. */
export function createConsent(): Consent {
  /** Undefined until the stored choice is read. */
  let isAllowed: boolean | undefined;
  let tracker: Tracker | undefined;
  let kept: TrackEvent[] = [];
  let openNotice = () => {};
  return {
    track: (event) => {
      if (tracker) tracker.track(event);
      else if (isAllowed !== false) kept.push(event);
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
    ask: () => openNotice(),
    onAsk: (listener) => {
      openNotice = listener;
    },
  };
}
