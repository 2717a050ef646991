import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROCESS = fileURLToPath(new URL('drawAheadProcess.ts', import.meta.url));

/** Draws pictures before they are requested. */
export interface DrawingAhead {
  /** Draws what is not kept yet, after what was named before; what is no address of a picture is left out. */
  draw: (addresses: readonly string[]) => void;
  /** Nothing more is named: the process ends after the last picture. */
  finish: () => void;
  /** Ends the process at once. */
  stop: () => void;
}

/**
 * Starts a process that draws pictures into the folder where `registerPictures` keeps them, one after the other, with
 * the lowest priority: requests take the processors from it. It ends with this process; when it fails, pictures are
 * drawn at their first request.
 */
export function startDrawingAhead(folder: string): DrawingAhead {
  const child = fork(PROCESS, [folder], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  // Nothing waits for it.
  child.unref();
  child.channel?.unref();
  child.once('error', (error) => process.stderr.write(`pictures are not drawn ahead: ${error.message}\n`));
  const send = (addresses: readonly string[] | 'finish') => {
    // The callback takes the error of a process that has ended meanwhile.
    if (child.connected) child.send(addresses, () => {});
  };
  return { draw: send, finish: () => send('finish'), stop: () => child.kill() };
}
