import fc from 'fast-check';
import { expect, test } from 'vitest';
import { topK } from './topK.ts';

test('the first ones of an order are those a sort puts first, however many are requested', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 400 }), fc.nat(450), (keys, count) => {
      const isBefore = (one: number, other: number) =>
        keys[one] === keys[other] ? one < other : (keys[one] ?? 0) < (keys[other] ?? 0);
      const sorted = keys.map((_, number) => number).sort((one, other) => (isBefore(one, other) ? -1 : 1));
      expect(topK(keys.length, count, isBefore)).toEqual(sorted.slice(0, count));
    }),
    { numRuns: 300 },
  );
});
