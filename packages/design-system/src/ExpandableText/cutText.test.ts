import { expect, test } from 'vitest';
import { cutText } from './cutText.ts';

const usual = { phone: 86, desktop: 250 };
const lengths = ({ head, middle, rest }: ReturnType<typeof cutText>) =>
  [head, middle, rest].map((part) => Array.from(part).length);

test.each([
  [86, [86, 0, 0]],
  [87, [86, 1, 0]],
  [250, [86, 164, 0]],
  [251, [86, 164, 1]],
])('PR-027, ALG-22: of %i code points', (length, parts) => {
  expect(lengths(cutText('é'.repeat(length), usual))).toEqual(parts);
  // Each of these characters has two code units.
  expect(lengths(cutText('🏖'.repeat(length), usual))).toEqual(parts);
});

test('ALG-22: spaces where it is cut belong to what follows, and nothing is lost', () => {
  const text = `${'a'.repeat(84)}   ${'b'.repeat(200)} c`;
  const { head, middle, rest } = cutText(text, usual);
  expect(head).toBe('a'.repeat(84));
  expect(middle.startsWith('   b')).toBe(true);
  expect(head + middle + rest).toBe(text);
});

test('PR-028: the same length at both widths', () => {
  expect(lengths(cutText('a'.repeat(300), { phone: 250, desktop: 250 }))).toEqual([250, 0, 50]);
});

test('a phone that would show more than a desktop is refused', () => {
  expect(() => cutText('a', { phone: 2, desktop: 1 })).toThrow(RangeError);
});
