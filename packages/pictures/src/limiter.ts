/** A task was not begun: it waited too long, or all its callers have left. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/**
 * Runs a task when its turn comes.
 *
 * @throws QueueFull when that takes too long, or `isWanted` says no when it comes
 */
export type Limiter = <Result>(task: () => Promise<Result>, isWanted?: () => boolean) => Promise<Result>;

interface Waiting {
  sinceMs: number;
  isWanted: () => boolean;
  begin: () => void;
  refuse: (reason: QueueFull) => void;
}

/**
 * Lets at most `parallel` tasks run at once; the others stand in line, first come first served, however many they are,
 * and are refused after `maxWaitMs` of it.
 */
export function createLimiter(parallel: number, maxWaitMs: number, now = () => performance.now()): Limiter {
  const line: Waiting[] = [];
  let running = 0;

  /** Hands a place to the first in line that is waited for, and was not too late. */
  function handOver(): void {
    for (let next = line.shift(); next; next = line.shift()) {
      const waitedMs = now() - next.sinceMs;
      if (waitedMs <= maxWaitMs && next.isWanted()) return next.begin();
      next.refuse(new QueueFull(`A task was not begun within ${Math.round(waitedMs)} ms`));
    }
    running--;
  }

  return async (task, isWanted = () => true) => {
    if (running >= parallel) {
      const sinceMs = now();
      await new Promise<void>((begin, refuse) => line.push({ sinceMs, isWanted, begin, refuse }));
    } else {
      running++;
    }
    try {
      return await task();
    } finally {
      handOver();
    }
  };
}
