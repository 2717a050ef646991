import { expect, test } from 'vitest';
import { readingTime } from './readingTime.ts';

test.each([
  ['', 5000],
  ['Saved.', 5000],
  ['x'.repeat(62), 5000],
  ['x'.repeat(100), 8000],
])('"%s" stays %i ms', (message, expected) => {
  expect(readingTime(message)).toBe(expected);
});
