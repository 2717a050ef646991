/** More tasks are waiting than can be served in good time. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Runs a task when its turn comes. @throws QueueFull when the line is too long */
export type Limiter = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Lets at most `parallel` tasks run at once and at most `waiting` more stand in line, first come first served. */
export function createLimiter(parallel: number, waiting: number): Limiter {
  const line: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= parallel) {
      if (line.length >= waiting) throw new QueueFull(`${line.length} tasks are waiting`);
      // Whoever finishes hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      running++;
    }
    try {
      return await task();
    } finally {
      const next = line.shift();
      if (next) next();
      else running--;
    }
  };
}
