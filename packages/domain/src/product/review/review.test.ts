import { describe, expect, test } from 'vitest';
import { reviewLabel, reviewScoreText } from './review.ts';

describe('review label (ALG-13)', () => {
  test.each([
    [10, 'Perfect', 'Perfect'],
    [9.5, 'Perfect', 'Perfect'],
    [9.49, 'Fantastic', 'Fantastic'],
    [9, 'Fantastic', 'Fantastic'],
    [8.99, 'Excellent', undefined],
    [8.5, 'Excellent', undefined],
    [8, 'Very good', undefined],
    [7.99, 'Good', undefined],
    [7, 'Good', undefined],
    [6.99, undefined, undefined],
    [0, undefined, undefined],
  ])(
    'SE-211, CH-169, CH-170 D-004, D-130, D-131: %d is %s with all incentives, else %s',
    (score, all, few) => {
      expect(reviewLabel(score, 12, { showAllIncentives: true })).toBe(all);
      expect(reviewLabel(score, undefined, { showAllIncentives: false })).toBe(few);
    },
  );

  test.each([
    [null, 3],
    [undefined, undefined],
    [Number.NaN, 3],
    [9.8, 0],
  ])('SE-212 D-131: score %s of %s reviews is new', (score, count) => {
    expect(reviewLabel(score, count, { showAllIncentives: false })).toBe('New');
  });
});

describe('review score (ALG-13)', () => {
  test.each([
    [9, '9/10'],
    [9.2, '9,2/10'],
    [9.25, '9,3/10'],
    [8.35, '8,4/10'],
    [8.949, '8,9/10'],
    [9.96, '10/10'],
    [0, '0/10'],
    [null, undefined],
    [Number.NaN, undefined],
  ])('SE-213 D-130: %s is written %s', (score, expected) => {
    expect(reviewScoreText(score)).toBe(expected);
  });
});
