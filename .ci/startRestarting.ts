import type { ChildProcess } from 'node:child_process';
import { watchPaths } from '../packages/gateway/src/content/watchPaths.ts';
import { stop } from './services.ts';

export interface RestartOptions {
  /** What the program is called in the terminal, e.g. "The gateway". */
  name: string;
  /** Files and folders at whose change the program starts again. */
  watched: readonly string[];
  start: () => ChildProcess;
  /** Whether the program would start as the files are now; prints what is wrong where it would not. @default always */
  isAccepted?: (() => Promise<boolean>) | undefined;
}

/**
 * Starts a program, and starts it again when files change that it accepts; until then the last one keeps running. One
 * that ends by itself starts again at the next change.
 *
 * @returns a function that ends the program for good
 */
export function startRestarting({ name, watched, start, isAccepted }: RestartOptions): () => Promise<void> {
  /** Undefined while one is replaced. */
  let child: ChildProcess | undefined;

  let isClosed = false;

  function begin(): void {
    if (isClosed) return;
    const begun = start();
    child = begun;
    begun.on('exit', (code) => {
      // Neither where it is replaced nor where all is closed.
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
