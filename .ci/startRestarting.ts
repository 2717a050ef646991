import type { ChildProcess } from 'node:child_process';
import { watchPaths } from '../packages/gateway/src/content/watchPaths.ts';
import { stop } from './services.ts';

export interface RestartOptions {
  /** Name of the program in the terminal, e.g. "The gateway". */
  name: string;
  /** Files and folders; the program starts again when they change. */
  watched: readonly string[];
  start: () => ChildProcess;
  /** Whether the program can start with the changed files; prints the problems if it cannot. @default always true */
  isAccepted?: (() => Promise<boolean>) | undefined;
}

/**
 * Starts a program, and starts it again when files change and `isAccepted` accepts them; otherwise it keeps running.
 * A program that has ended by itself starts again at the next change.
 *
 * @returns a function that ends the program for good
 */
export function startRestarting({ name, watched, start, isAccepted }: RestartOptions): () => Promise<void> {
  /** Undefined while the program is being replaced, and once it is stopped. */
  let child: ChildProcess | undefined;

  let isClosed = false;

  function begin(): void {
    if (isClosed) return;
    const begun = start();
    child = begun;
    begun.on('exit', (code) => {
      // No message when the program was replaced or stopped.
      if (child === begun && code !== null && code !== 0)
        console.error(`${name} ended with code ${code}. It starts again at the next change.`);
    });
  }

  async function end(): Promise<void> {
    const former = child;
    child = undefined;
    if (former) await stop(former);
  }

  begin();
  const watching = watchPaths(watched, async () => {
    if (isAccepted && !(await isAccepted())) {
      console.error(`${name} keeps the last version that was accepted.`);
      return;
    }
    if (isClosed) return;
    console.log(`${name} starts again.`);
    await end();
    begin();
  });
  return async () => {
    isClosed = true;
    const stopWatching = await watching;
    await stopWatching();
    await end();
  };
}
