import type { Tracker, TrackEvent } from '@sabadora/hooks';

/**
 * Gate for tracking events: drops them unless the visitor has consented. This is the small part of tracking that
 * every page loads.
 */
export interface Consent {
  /**
   * Takes every event. Keeps it in memory until the stored choice is read, and after that only with consent, until
   * the tracker has loaded.
   */
  track: (event: TrackEvent) => void;
  /** The visitor has consented: from now on events are kept. */
  allow: () => void;
  /**
   * Starts a tracker and passes the kept events to it. Does nothing without consent or if there already is a tracker.
   */
  open: (start: () => Tracker) => void;
  /** Called without consent, also when it is refused or withdrawn: drops kept events and keeps no more. */
  close: () => void;
  /** Opens the notice again, whatever the choice. */
  ask: () => void;
  /** Sets the function that opens the notice. */
  onAsk: (listener: () => void) => void;
}

/**
 * Creates the gate. Nothing is sent before `allow` and `open`. The code that reads the stored choice is loaded after
 * the page's own.
 */
export function createConsent(): Consent {
  /** Undefined until the stored choice has been read. */
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
