import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

/** Editors save several files at once, and some write a file in two steps. */
const SETTLED_MS = 100;

/** The folder and those below it; none where it is gone, or is a file. */
function foldersAt(path: string): string[] {
  try {
    const below = readdirSync(path, { recursive: true, withFileTypes: true });
    const folders = below.filter((entry) => entry.isDirectory());
    return [path, ...folders.map(({ parentPath, name }) => join(parentPath, name))];
  } catch {
    return [];
  }
}

/**
 * Watches a folder with all below it by one watcher for each folder: on Linux, Node's recursive watcher reports nothing
 * more of a file that another has replaced, as many editors save (nodejs/node#52879).
 */
function watchTree(root: string, onEvent: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  function unfollow(path: string): void {
    for (const [folder, watcher] of watchers) {
      if (folder !== path && !folder.startsWith(path + sep)) continue;
      watcher.close();
      watchers.delete(folder);
    }
  }

  function follow(path: string): void {
    for (const folder of foldersAt(path)) {
      try {
        const watcher = watch(folder, (event, name) => {
          // A folder that came, went, or was replaced by another of its name.
          if (event === 'rename' && name !== null) {
            unfollow(join(folder, name));
            follow(join(folder, name));
          }
          onEvent();
        });
        watchers.set(folder, watcher.on('error', () => unfollow(folder)).unref());
      } catch {
        // It is gone again: its parent's watcher reports that.
      }
    }
  }

  follow(root);
  return () => unfollow(root);
}

/** Watches the folder of a file: a watcher of the file itself would stay with what another has replaced. */
function watchFile(file: string, onEvent: () => void): () => void {
  const watcher = watch(dirname(file), (_event, name) => {
    if (name === basename(file)) onEvent();
  }).unref();
  return () => watcher.close();
}

/**
 * Calls `onChange` when files at or below the paths have changed and it is quiet again; one call at a time. Keeps no
 * process running.
 *
 * @returns a function that ends the watch
 * @throws Error when a path is not there
 */
export function watchPaths(paths: readonly string[], onChange: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = running.then(onChange).catch((error: unknown) => console.error(error));
  };
  const onEvent = () => {
    clearTimeout(timer);
    timer = setTimeout(run, SETTLED_MS);
  };
  const closers = paths.map((path) =>
    statSync(path).isDirectory() ? watchTree(path, onEvent) : watchFile(path, onEvent),
  );
  return () => {
    clearTimeout(timer);
    for (const close of closers) close();
  };
}
