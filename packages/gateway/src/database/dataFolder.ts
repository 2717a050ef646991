import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseError } from './DatabaseError.ts';

/**
 * Folders that this process holds. The lock file alone cannot show it: an earlier process may have had the same id.
 */
const held = new Set<string>();

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs, but as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function holderOf(lockFile: string): number | undefined {
  try {
    const pid = Number(readFileSync(lockFile, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Locks a data folder for this process and creates it when missing. PGlite does not notice a second process on the
 * same files, which would damage them.
 *
 * @returns a function that releases the folder
 * @throws DatabaseError when another running process holds the folder, or it cannot be written
 */
export function lockDataFolder(folder: string): () => void {
  const path = resolve(folder);
  const lockFile = join(path, 'lock');
  if (held.has(path)) throw new DatabaseError(`The data folder ${path} is already open in this process.`);
  try {
    mkdirSync(path, { recursive: true });
    // Tries twice: the first attempt may find the lock of a process that has ended.
    for (const isLastTry of [false, true]) {
      try {
        writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const holder = holderOf(lockFile);
        if (isLastTry || (holder !== undefined && holder !== process.pid && isRunning(holder))) {
          throw new DatabaseError(
            `The data folder ${path} is in use by process ${holder ?? 'unknown'}. Stop it, choose another folder with --data, or delete ${lockFile} if no gateway runs.`,
            { cause: error },
          );
        }
        rmSync(lockFile, { force: true });
      }
    }
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`The data folder ${path} cannot be written: ${(error as Error).message}.`, {
      cause: error,
    });
  }
  held.add(path);
  const release = () => {
    if (held.delete(path)) rmSync(lockFile, { force: true });
  };
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}
