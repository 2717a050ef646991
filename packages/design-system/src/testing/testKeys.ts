import { afterEach, beforeEach, describe, test } from 'vitest';
import type { KeyContract, KeyRow } from '../keyboard/defineKeys.ts';

/** The writing direction of the page. */
export type Direction = 'ltr' | 'rtl';

/** The arrow key that moves forward in this writing direction. */
export const forward = (direction: Direction) => (direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft');
/** The arrow key that moves back in this writing direction. */
export const backward = (direction: Direction) => (direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight');

type KeyTest = (setting: { direction: Direction }) => Promise<void>;

/**
 * One test for each row of a keyboard contract; a row without a test is a type error. A mirrored row is tested in
 * both directions by setting the direction of the whole document.
 */
export function testKeys<Row extends string>(
  contract: KeyContract<Row>,
  tests: Record<NoInfer<Row>, KeyTest>,
): void {
  const rows = Object.entries<KeyRow>(contract.rows);
  for (const direction of ['ltr', 'rtl'] as const) {
    const inDirection = rows.filter(([, row]) => direction === 'ltr' || row.isMirrored);
    if (inDirection.length === 0) continue;
    describe(`keys of ${contract.widget}, ${direction}`, () => {
      beforeEach(() => {
        document.documentElement.dir = direction;
      });
      afterEach(() => {
        document.documentElement.removeAttribute('dir');
      });
      for (const [keys, { does }] of inDirection) {
        const run = tests[keys as Row];
        // oxlint-disable-next-line vitest/expect-expect -- the expectations are those of the row's own test
        test(`${keys}: ${does}`, () => run({ direction }));
      }
    });
  }
}
