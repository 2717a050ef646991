import { Problem } from './problem.ts';

/** How much may be used in which time. */
export interface RateLimitOptions {
  /** Units that may be used within a window. */
  limit: number;
  windowMs: number;
  /** Milliseconds of any steady clock. @default the process's own */
  now?: () => number;
}

/** Keys remembered at most; when there are more, the oldest windows are forgotten first. */
const KEYS_MAX = 50_000;

/**
 * A limit per key and window, kept by this process alone: with several copies behind one address, each allows as
 * much. Good against a loop gone wild, not as a quota to be billed.
 */
export function createRateLimit({ limit, windowMs, now = () => performance.now() }: RateLimitOptions) {
  const windows = new Map<string, { startMs: number; used: number }>();
  return {
    /** @throws Problem 429, with the seconds to wait, when `units` more would be too many. */
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
      // Put at the end, so that the first key is always the one with the oldest window.
      windows.delete(key);
      windows.set(key, { startMs: nowMs, used });
      const [oldest] = windows.keys();
      if (windows.size > KEYS_MAX && oldest !== undefined) windows.delete(oldest);
    },
  };
}
