import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAGE_SIZE, clampPage, pageCount, pageLegend, pageNumbers, showsPagination } from './pagination.ts';

describe('pagination (ALG-17)', () => {
  test('SE-244 D-060: shown only when the total exceeds a page of 24', () => {
    expect(PAGE_SIZE).toBe(24);
    expect([0, 24, 25].map((total) => showsPagination(total))).toEqual([false, false, true]);
    expect([0, 1, 24, 25].map((total) => pageCount(total))).toEqual([0, 1, 1, 2]);
  });

  test.each([
    [0, 100, { from: 1, to: 24, total: 100 }],
    [4, 100, { from: 97, to: 100, total: 100 }],
    [0, 0, { from: 0, to: 0, total: 0 }],
  ])('SE-245: legend of page %i of %i results', (page, total, legend) => {
    expect(pageLegend(page, total)).toEqual(legend);
  });

  test.each([
    [0, 100, 0],
    [4, 100, 4],
    [5, 100, 4],
    [-1, 100, 0],
    [1.5, 100, 0],
    [Number.NaN, 100, 0],
    [3, 0, 0],
  ])('SE-017 page %d of %i results is %i', (page, total, expected) => {
    expect(clampPage(page, total)).toBe(expected);
  });

  test.each([
    [1, 0, []],
    [1, 1, [1]],
    [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ])('SE-246: page %i of %i is listed plainly', (current, count, expected) => {
    expect(pageNumbers(current, count)).toEqual(expected);
  });

  test.each([
    [1, 10, [1, 2, 3, 4, 5, 6, 7, 8, 'gap', 10]],
    [5, 10, [1, 2, 3, 4, 5, 6, 7, 8, 'gap', 10]],
    [10, 10, [1, 'gap', 3, 4, 5, 6, 7, 8, 9, 10]],
    [15, 30, [1, 'gap', 10, 'gap', 13, 14, 15, 16, 17, 'gap', 20, 'gap', 30]],
    [21, 50, [1, 'gap', 10, 'gap', 19, 20, 21, 22, 23, 'gap', 30, 'gap', 50]],
    [250, 500, [1, 'gap', 200, 'gap', 240, 'gap', 249, 250, 251, 'gap', 260, 'gap', 300, 'gap', 500]],
  ])('SE-247: page %i of %i is compressed by tens and hundreds', (current, count, expected) => {
    expect(pageNumbers(current, count)).toEqual(expected);
  });

  test('SE-247: above 9 pages always nine ascending numbers with both ends and the current page', () => {
    const pages = fc
      .integer({ min: 10, max: 5000 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(pages, ([current, count]) => {
        const shown = pageNumbers(current, count);
        const numbers = shown.filter((item) => item !== 'gap');
        expect(new Set(numbers).size).toBe(9);
        expect(numbers).toHaveLength(9);
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, count, current]));
        expect(numbers.every((number) => number >= 1 && number <= count)).toBe(true);
        // There is a gap exactly where numbers are left out.
        const jumps = numbers.filter((number, index) => index > 0 && number - (numbers[index - 1] ?? 0) > 1);
        expect(shown.filter((item) => item === 'gap')).toHaveLength(jumps.length);
      }),
    );
  });
});
