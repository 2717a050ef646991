import workerUrl from './formats.worker.ts?worker&url';
import { ownScript } from '../document/ownScript.ts';

/**
 * Has a worker write the browser's first number and first day. Before these, an engine reads which of its locales it can
 * write, once for all threads of a page: 30 ms, and 120 on a phone, in which the page would answer no press.
 *
 * @returns The worker, which posts what it wrote and ends; undefined where it may not run, and the page does without.
 */
export function readyFormats(): Worker | undefined {
  try {
    return new Worker(ownScript(workerUrl), { type: 'module' });
  } catch {
    return undefined;
  }
}
