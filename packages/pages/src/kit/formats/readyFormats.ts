import workerUrl from './formats.worker.ts?worker&url';
import { ownScript } from '../document/ownScript.ts';

/**
 * Starts a worker that formats a first number and a first day. With its first format, a browser reads the locales
 * that it supports, once for all threads of a page: 30 ms, and 120 on a phone, during which the page would not react
 * to a press.
 *
 * @returns The worker, which posts what it formatted and ends; undefined where it cannot run, and formats load with
 * their first use.
 */
export function readyFormats(): Worker | undefined {
  try {
    return new Worker(ownScript(workerUrl), { type: 'module' });
  } catch {
    return undefined;
  }
}
