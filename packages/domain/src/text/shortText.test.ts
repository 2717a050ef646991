import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEXT_LIMITS, truncate } from './shortText.ts';

describe('cutting a text (ALG-22)', () => {
  test('PR-027, PR-028: 86 characters on a phone, 250 elsewhere and for the program', () => {
    expect(TEXT_LIMITS).toEqual({ mobile: 86, desktop: 250, programSummary: 250 });
  });

  test.each([
    ['abcde', 5, 'abcde', false],
    ['abcdef', 5, 'abcde…', true],
    ['abc  def', 5, 'abc…', true],
    ['😀😀😀', 3, '😀😀😀', false],
    ['😀😀😀', 2, '😀😀…', true],
    ['', 5, '', false],
  ])('PR-027 D-126: "%s" at %i', (text, limit, expected, isCut) => {
    expect(truncate(text, limit)).toEqual({ text: expected, isCut });
  });

  test('D-126: no code point is ever split, and nothing but the end is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, limit) => {
        const cut = truncate(text, limit);
        expect(cut.isCut).toBe(Array.from(text).length > limit);
        const kept = cut.isCut ? cut.text.slice(0, -1) : cut.text;
        expect(text.startsWith(kept)).toBe(true);
        expect(Array.from(kept).length).toBeLessThanOrEqual(limit);
        expect(cut.text.isWellFormed()).toBe(true);
      }),
    );
  });
});
