import { expect, test } from 'vitest';
import { phoneHref } from './phoneHref.ts';

test.each([
  ['+33 (0)1 23 45', 'tel:+33012345'],
  ['01 23 45', 'tel:012345'],
  ['', undefined],
])('ALG-30: phone link of "%s"', (text, expected) => {
  expect(phoneHref(text)).toBe(expected);
});
