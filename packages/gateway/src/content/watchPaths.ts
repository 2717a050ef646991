import { once } from 'node:events';
import { watch } from 'chokidar';

/**
 * Milliseconds without a change before `onChange` is called: editors save several files at once, and some write in
 * two steps.
 */
const SETTLED_MS = 100;

/**
 * Calls `onChange` after files at or below the paths have changed and no further change follows; calls never overlap.
 * Does not keep the process running. Node's own watchers lose a file that another one replaces, as many editors save
 * (nodejs/node#52879).
 *
 * @returns a function that ends the watch, once changes are detected
 */
export async function watchPaths(
  paths: readonly string[],
  onChange: () => Promise<void>,
): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = running.then(onChange).catch((error: unknown) => console.error(error));
  };
  const watcher = watch([...paths], { ignoreInitial: true, persistent: false });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(run, SETTLED_MS);
  });
  watcher.on('error', (error) => console.error(error));
  await once(watcher, 'ready');
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
