import { expect, test } from 'vitest';
import { formatTable, times, verdict } from './table.ts';

test('text stands left and figures right, with one decimal, as Markdown with columns of one width', () => {
  expect(
    formatTable(
      'Sizes',
      ['what', 'kB', 'target'],
      [
        ['Button', 1.74, ''],
        ['StayCalendar', 19.96, 'within 20'],
        ['unknown', undefined, undefined],
      ],
    ),
  ).toBe(
    [
      '### Sizes',
      '',
      '| what         |   kB | target    |',
      '| ------------ | ---: | --------- |',
      '| Button       |  1.7 |           |',
      '| StayCalendar | 20.0 | within 20 |',
      '| unknown      |      |           |',
      '',
    ].join('\n'),
  );
});

test.each([
  [8, 8, 'within 8'],
  [8.01, 8, 'OVER 8'],
  [99, undefined, ''],
])('%d against a target of %s is "%s"', (value, target, expected) => {
  expect(verdict(value, target)).toBe(expected);
});

test.each([
  [5, 10, '0.50 ×'],
  [5, undefined, '–'],
])('%d beside %s is "%s"', (value, other, expected) => {
  expect(times(value, other)).toBe(expected);
});
