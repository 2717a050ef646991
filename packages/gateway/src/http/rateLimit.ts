import { Problem } from './problem.ts';

/** The allowed amount and its window. */
export interface RateLimitOptions {
  /** Units that may be used within a window. */
  limit: number;
  windowMs: number;
  /** Milliseconds of any steady clock. @default the process's own */
  now?: () => number;
}

/** Most keys in memory; beyond that, the oldest windows are deleted first. */
const KEYS_MAX = 50_000;

/**
 * A rate limit per key and window in the memory of this process: each of several copies behind one address allows the
 * full limit. Protects against runaway clients; it is no quota for billing.
 */
export function createRateLimit({ limit, windowMs, now = () => performance.now() }: RateLimitOptions) {
  const windows = new Map<string, { startMs: number; used: number }>();
  return {
    /** Counts `units`. @throws Problem 429 with the seconds to wait, when they would exceed the limit */
    use(key: string, units = 1): void {
      const nowMs = now();
      const open = windows.get(key);
      const isOpen = open !== undefined && nowMs - open.startMs < windowMs;
      const used = (isOpen ? open.used : 0) + units;
      if (used > limit) {
        const waitMs = isOpen ? open.startMs + windowMs - nowMs : windowMs;
        throw new Problem(
          429,
          'Too much was sent at once.',
          undefined,
          Math.max(1, Math.ceil(waitMs / 1000)),
        );
      }
      if (isOpen) {
        open.used = used;
        return;
      }
      // Put at the end, so that the first key always has the oldest window.
      windows.delete(key);
      windows.set(key, { startMs: nowMs, used });
      const [oldest] = windows.keys();
      if (windows.size > KEYS_MAX && oldest !== undefined) windows.delete(oldest);
    },
  };
}
