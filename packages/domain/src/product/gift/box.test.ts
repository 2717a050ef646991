import { expect, test } from 'vitest';
import { boxCodeIn, boxFormat, changeBoxFormat, listedBoxes } from './box.ts';

test('PR-092 ALG-18: of the boxes, those whose code ends in EBOX are listed, in their order', () => {
  const codes = ['SPAEBOX', 'SPABOX', 'GASTROEBOX', 'spaebox', 'EBOXSPA', 'EBOX', ''];
  expect(listedBoxes(codes.map((code) => ({ code })))).toEqual([
    { code: 'SPAEBOX' },
    { code: 'GASTROEBOX' },
    { code: 'EBOX' },
  ]);
});

test.each([
  ['SPAEBOX', 'digital'],
  ['SPABOX', 'physical'],
  ['SPA', undefined],
  ['spaebox', undefined],
  ['EBOXSPA', undefined],
])('PR-091 ALG-18 D-078: the code %s names the format %s', (code, format) => {
  expect(boxFormat(code)).toBe(format);
});

test.each([
  ['physical', 'SPAEBOX', 'SPABOX'],
  ['physical', 'SPABOX', 'SPABOX'],
  ['digital', 'SPABOX', 'SPAEBOX'],
  ['digital', 'SPAEBOX', 'SPAEBOX'],
  ['digital', 'SPA', 'SPA'],
] as const)('ALG-18: in %s %s is %s', (format, code, expected) => {
  expect(boxCodeIn(format, code)).toBe(expected);
});

test('PR-093 ALG-18 D-035: another format rewrites the fourth segment and giftFormat, and nothing else', () => {
  const address = { path: '/box/detail/spa/SPAEBOX', query: 'utm_source=x', hash: 'a=2' };
  expect(changeBoxFormat(address, 'physical')).toEqual({
    path: '/box/detail/spa/SPABOX',
    query: 'utm_source=x',
    hash: 'a=2;giftFormat=physical',
  });
  expect(changeBoxFormat(changeBoxFormat(address, 'physical'), 'digital')).toMatchObject({
    path: '/box/detail/spa/SPAEBOX',
    hash: 'a=2;giftFormat=digital',
  });
});
