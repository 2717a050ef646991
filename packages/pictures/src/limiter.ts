/** Thrown for a task that did not begin: it waited too long, or all its callers have left. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/**
 * Runs a task when its turn comes.
 *
 * @throws QueueFull when it has waited too long by then, or `isWanted` returns false
 */
export type Limiter = <Result>(task: () => Promise<Result>, isWanted?: () => boolean) => Promise<Result>;

interface Waiting {
  sinceMs: number;
  isWanted: () => boolean;
  begin: () => void;
  refuse: (reason: QueueFull) => void;
}

/**
 * Creates a limiter that runs at most `parallel` tasks at once. Others wait in an unbounded queue, first in, first
 * out, and are refused when they have waited longer than `maxWaitMs`.
 */
export function createLimiter(parallel: number, maxWaitMs: number, now = () => performance.now()): Limiter {
  const line: Waiting[] = [];
  let running = 0;

  /** Starts the first waiting task that is still wanted and not too late; refuses those before it. */
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
