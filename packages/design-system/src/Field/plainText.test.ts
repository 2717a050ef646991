import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

test.each([
  ['\u202a+33 6\u202c', '+33 6'],
  ['1\u200b2\u200e3\u200f4\u20605\u2066\u20696\ufeff', '123456'],
  ['06\u00a012\u202f34\u2009\u300056', '06 12 34  56'],
  ['0\u20101\u20112\u20133\u20144\u22125', '0-1-2-3-4-5'],
  ['+33-6', '+33-6'],
  [' 24 août ', '24 août'],
  ['\u200b \u2060', ''],
])('%j is read as %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});
