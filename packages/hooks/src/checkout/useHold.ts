import { useCallback, useSyncExternalStore } from 'react';

/** The hold on the rooms of a checkout, as the gateway reported it. */
export interface Hold {
  /** End of the hold by the gateway's clock, an ISO instant. */
  heldUntil: string;
  /** Time of the response by the gateway's clock, an ISO instant. */
  now: string;
  /** `performance.now()` when the response arrived. */
  receivedAt: number;
}

const MINUTE_MS = 60_000;
const TICK_MS = 1000;

/**
 * Minutes for which the rooms are still held, rounded up; 0 once the hold has ended, undefined without a hold.
 * Counted by the gateway's clock, so a wrong clock of the visitor does not matter.
 */
export function useHold(hold: Hold | undefined): number | undefined {
  const read = useCallback(() => {
    if (hold === undefined) return undefined;
    const length = Date.parse(hold.heldUntil) - Date.parse(hold.now);
    return Math.max(0, Math.ceil((length - (performance.now() - hold.receivedAt)) / MINUTE_MS));
  }, [hold]);
  return useSyncExternalStore(
    useCallback(
      (listener) => {
        if (hold === undefined) return () => {};
        const timer = setInterval(listener, TICK_MS);
        return () => clearInterval(timer);
      },
      [hold],
    ),
    read,
    () => undefined,
  );
}
