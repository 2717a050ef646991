import { watch } from 'node:fs';

/** Editors save several files at once, and some write a file in two steps. */
const SETTLED_MS = 100;

/** Calls `onChange` whenever files below the folder have changed and it is quiet again; one call at a time. */
export function watchFolder(folder: string, onChange: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = running.then(onChange).catch((error: unknown) => console.error(error));
  };
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(run, SETTLED_MS);
  }).unref();
}
