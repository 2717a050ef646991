import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CANCELLATION_FLAGS, cancellationOptions, preselectedOption } from './cancellationOption.ts';

const today = '2026-12-08';

describe('what to choose in case one cannot travel (ALG-19)', () => {
  test.each([
    [true, '2026-12-09', null, ['flexible', 'nonCancellable']],
    [true, today, null, ['flexible', 'nonCancellable']],
    [true, '2026-12-07', null, ['nonCancellable']],
    [true, null, null, ['nonCancellable']],
    [false, '2026-12-09', null, ['nonCancellable']],
    [true, '2026-12-09', 1788, ['flexible', 'nonCancellable', 'insurance']],
    [false, null, 1788, ['nonCancellable', 'insurance']],
  ])(
    'PR-141 PR-151 D-125: cancellable %s until %s, insurance %s: %j',
    (cancellable, deadline, insuranceAmount, all) => {
      expect(cancellationOptions({ cancellable, deadline, today, insuranceAmount })).toEqual(all);
    },
  );

  test('D-120 PR-142: one option is chosen already, of several none is', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.option(fc.integer({ min: 0, max: 9999 })),
        (cancellable, insuranceAmount) => {
          const options = cancellationOptions({ cancellable, deadline: today, today, insuranceAmount });
          expect(preselectedOption(options)).toBe(options.length === 1 ? 'nonCancellable' : undefined);
        },
      ),
    );
  });

  test('D-120 PR-150: what each choice stands for', () => {
    expect(CANCELLATION_FLAGS).toEqual({
      flexible: { isCancellable: true, hasInsurance: false },
      nonCancellable: { isCancellable: false, hasInsurance: false },
      insurance: { isCancellable: true, hasInsurance: true },
    });
  });
});
