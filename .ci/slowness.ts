import { createHash } from 'node:crypto';

/** What `work` takes on the machine that the time-outs of the tests were chosen on, in milliseconds. */
const REFERENCE_MS = 170;

/**
 * How many times slower this machine is than the one on which the time-outs of the tests were chosen: 1 at least.
 * Measured once, by the command that runs the tests; its steps read it from the environment.
 */
export function measureSlowness(): number {
  work();
  const began = performance.now();
  work();
  return Math.max(1, (performance.now() - began) / REFERENCE_MS);
}

/** The measured slowness that the environment holds; 1 where tests run without the command that measures it. */
export function slowness(): number {
  const measured = Number(process.env['SLOWNESS'] ?? '1');
  if (Number.isFinite(measured) && measured >= 1) return measured;
  throw new RangeError(`SLOWNESS must be a number of at least 1, not "${process.env['SLOWNESS']}".`);
}

/** What takes at most `ms` on the reference machine is given so long on this one. */
export const scaled = (ms: number): number => ms * slowness();

/** Sorting, texts and hashes: a share of what tests do. */
function work(): void {
  const numbers = Array.from({ length: 60_000 }, (_, at) => (at * 7919) % 60_013);
  for (let round = 0; round < 4; round += 1) {
    const text = JSON.stringify(numbers.toSorted((a, b) => a - b).map((id) => ({ id, name: `place ${id}` })));
    createHash('sha256').update(text).digest();
    JSON.parse(text);
  }
}
