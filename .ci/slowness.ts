import { createHash } from 'node:crypto';

/** Milliseconds that `work` takes on the reference machine, for which the tests' timeouts were chosen. */
const REFERENCE_MS = 170;

/**
 * How many times slower this machine is than the reference machine; at least 1. Measured once, by the command that
 * runs the tests; its steps read it from the environment.
 */
export function measureSlowness(): number {
  work();
  const began = performance.now();
  work();
  return Math.max(1, (performance.now() - began) / REFERENCE_MS);
}

/** The measured slowness in the environment; 1 when tests run without the command that measures it. */
export function slowness(): number {
  const measured = Number(process.env['SLOWNESS'] ?? '1');
  if (Number.isFinite(measured) && measured >= 1) return measured;
  throw new RangeError(`SLOWNESS must be a number of at least 1, not "${process.env['SLOWNESS']}".`);
}

/** The timeout on this machine for a timeout of `ms` on the reference machine, in whole milliseconds. */
export const scaled = (ms: number): number => Math.round(ms * slowness());

/** Sorts, builds texts and computes hashes, as tests do. */
function work(): void {
  const numbers = Array.from({ length: 60_000 }, (_, at) => (at * 7919) % 60_013);
  for (let round = 0; round < 4; round += 1) {
    const text = JSON.stringify(numbers.toSorted((a, b) => a - b).map((id) => ({ id, name: `place ${id}` })));
    createHash('sha256').update(text).digest();
    JSON.parse(text);
  }
}
