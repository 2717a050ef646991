import { useEffect, useState } from 'react';
import { instantOf } from './remaining.ts';

/** Milliseconds from one instant to another; 0 when `endsAt` has passed or either is not an instant. */
function timeBetween(now: string, endsAt: string): number {
  const [from, to] = [instantOf(now), instantOf(endsAt)];
  return from === undefined || to === undefined ? 0 : Math.max(0, to - from);
}

/** Whole seconds of a time in ms (ALG-23); undefined when none is left. */
const secondsIn = (left: number) => (left > 0 ? Math.floor(left / 1000) : undefined);

/** The browser's clock at the first mount with each `now`, so that a later mount does not restart the count. */
const seenAt = new Map<string, number>();

/**
 * Whole seconds until `endsAt` (CH-063); undefined once it is over. Counted from `now`, so that the first render
 * equals the server's and a wrong clock of the visitor does not matter. After mounting it changes every second while
 * the page is visible.
 */
export function useSecondsLeft(endsAt: string, now: string): number | undefined {
  const whole = timeBetween(now, endsAt);
  const [seconds, setSeconds] = useState(() => secondsIn(whole));

  useEffect(() => {
    if (whole === 0) return;
    const begun = seenAt.get(now) ?? Date.now();
    seenAt.set(now, begun);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const left = whole - (Date.now() - begun);
      setSeconds(secondsIn(left));
      // Just past the next whole second. A hidden page waits until it is visible again.
      if (left > 0 && !document.hidden) timer = setTimeout(tick, (left % 1000) + 1);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [whole, now]);

  return whole === 0 ? undefined : seconds;
}
