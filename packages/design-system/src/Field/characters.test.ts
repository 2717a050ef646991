import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { countCharacters } from './characters.ts';

test.each([
  ['', 0, 0],
  ['Bonne fête', 10, 10],
  ['e\u0301', 1, 2],
  ['👍🏽', 1, 2],
  ['👨‍👩‍👧', 1, 5],
  ['🇧🇪🇳🇱', 2, 4],
  ['a\nb', 3, 3],
])('ALG-21: "%s" is %i characters and %i code points', (text, characters, codePoints) => {
  expect(countCharacters(text, 'character')).toBe(characters);
  expect(countCharacters(text, 'codePoint')).toBe(codePoints);
});

test('a text has never more characters than code points', () => {
  assert(
    property(string({ unit: 'binary' }), (text) => {
      expect(countCharacters(text, 'character')).toBeLessThanOrEqual(countCharacters(text, 'codePoint'));
    }),
  );
});
