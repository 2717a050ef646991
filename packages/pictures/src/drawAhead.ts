import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROCESS = fileURLToPath(new URL('drawAheadProcess.ts', import.meta.url));

/** Draws pictures before they are requested. */
export interface DrawingAhead {
  /**
   * Queues addresses of pictures; those that are not in the cache are drawn in order. Other addresses are ignored.
   */
  draw: (addresses: readonly string[]) => void;
  /** Ends the process after the last queued picture. */
  finish: () => void;
  /** Ends the process at once. */
  stop: () => void;
}

/**
 * Starts a process that draws pictures into the cache folder of `registerPictures`, one after the other and with the
 * lowest priority, so that requests come first. It ends with this process. When it fails, pictures are drawn when
 * they are first requested.
 */
export function startDrawingAhead(folder: string): DrawingAhead {
  const child = fork(PROCESS, [folder], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  // The child process must not keep this process running.
  child.unref();
  child.channel?.unref();
  child.once('error', (error) => process.stderr.write(`pictures are not drawn ahead: ${error.message}\n`));
  const send = (addresses: readonly string[] | 'finish') => {
    // The callback receives the error when the process has ended meanwhile.
    if (child.connected) child.send(addresses, () => {});
  };
  return { draw: send, finish: () => send('finish'), stop: () => child.kill() };
}
