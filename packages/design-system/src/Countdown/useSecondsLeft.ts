import { useEffect, useState } from 'react';
import { instantOf } from './remaining.ts';

/** Milliseconds from one instant to another; none when it is over or either cannot be read. */
function timeBetween(now: string, endsAt: string): number {
  const [from, to] = [instantOf(now), instantOf(endsAt)];
  return from === undefined || to === undefined ? 0 : Math.max(0, to - from);
}

/** The whole seconds in that time (ALG-23); undefined without any. */
const secondsIn = (left: number) => (left > 0 ? Math.floor(left / 1000) : undefined);

/** By the text of `now`, what this browser's clock read when it came: mounting again later does not begin anew. */
const seenAt = new Map<string, number>();

/**
 * Whole seconds until `endsAt` (CH-063), undefined once it is over. Counted from `now`, so that the first render is
 * the server's and a visitor's clock that is wrong does not matter; after mounting it changes each second while the
 * page is in sight.
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
      // Just past the next whole second. A hidden page waits until it is seen again.
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
