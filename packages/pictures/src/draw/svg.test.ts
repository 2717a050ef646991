import { expect, test } from 'vitest';
import { num } from './svg.ts';

test('a number is written with at most one decimal, as JavaScript writes it', () => {
  for (let value = -120; value < 1300; value += 0.137)
    expect(num(value)).toBe(String(Math.round(value * 10) / 10));
});

test.each([
  [-0.04, '0'],
  [-0.05, '0'],
  [-0.06, '-0.1'],
  [-0.94, '-0.9'],
  [-0.95, '-0.9'],
  [-0.96, '-1'],
  [0.95, '1'],
  [12.34, '12.3'],
  [-1.24, '-1.2'],
])('%f is written %s', (value, text) => {
  expect(num(value)).toBe(text);
});
