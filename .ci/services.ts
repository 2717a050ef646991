import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

export const root: string = join(import.meta.dirname, '..');

const running = new Set<ChildProcess>();

/** Starts a program of the workspace that ends when this process does. */
export function start(command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  running.add(child);
  child.on('exit', () => running.delete(child));
  return child;
}

/** Whether a program has exited, by itself or by a signal. */
export const hasEnded = ({ exitCode, signalCode }: Pick<ChildProcess, 'exitCode' | 'signalCode'>): boolean =>
  exitCode !== null || signalCode !== null;

/** Resolves with the exit code; 1 when a signal ended it. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    if (hasEnded(child)) resolve(child.exitCode ?? 1);
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

const cleanups: (() => void)[] = [];

/** Registers `cleanup`, which `stopAll` runs after the programs have ended. */
export function whenStopped(cleanup: () => void): void {
  cleanups.push(cleanup);
}

/** Ends a program, and waits until it is gone. */
export async function stop(child: ChildProcess): Promise<void> {
  // Without a process id, it never started.
  if (child.pid === undefined) running.delete(child);
  if (!running.has(child)) return;
  const gone = ended(child);
  child.kill('SIGTERM');
  const impatient = setTimeout(() => child.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(impatient);
}

/** Ends every program that is still running, and waits until they are gone. */
export async function stopAll(): Promise<void> {
  // Repeats, because a restarting program may start a new one meanwhile.
  while (running.size > 0) await Promise.all([...running].map(stop));
  for (const cleanup of cleanups.splice(0)) cleanup();
}

/** Ends all programs on a signal, and when the parent process is gone. */
export function stopWithParent(): void {
  let isStopping = false;
  const exit = (code: number) => {
    if (isStopping) return;
    isStopping = true;
    void stopAll().then(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => exit(130));
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) exit(130);
  }, 500).unref();
}

/** `port` when it is free, undefined when it is taken; any free port for 0. */
export function freePort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : undefined));
    });
  });
}

/** A free port. @throws Error when there is none. */
export async function anyPort(): Promise<number> {
  const port = await freePort(0);
  if (port === undefined) throw new Error('This machine has no free port.');
  return port;
}

/** Returns the port; when it is taken, ends the process with one sentence. */
export async function claimPort(port: number, what: string, setting: string): Promise<number> {
  const free = await freePort(port);
  if (free !== undefined) return free;
  console.error(`Port ${port} for ${what} is taken. Stop what uses it, or choose another with ${setting}.`);
  return process.exit(1);
}

/**
 * Waits until `url` responds with 2xx: a slow machine takes minutes to fill a catalogue.
 *
 * @throws Error when `child` ends first or `patienceMs` have passed
 */
export async function untilResponds(
  url: string,
  child: Pick<ChildProcess, 'exitCode'>,
  patienceMs = 600_000,
): Promise<void> {
  for (let tried = 0; tried < patienceMs / 100; tried += 1) {
    if (child.exitCode !== null) throw new Error(`The server at ${url} ended with code ${child.exitCode}.`);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing responded at ${url} within ${patienceMs / 1000} seconds.`);
}
