import { expect, test } from 'vitest';
import { listedBoxes } from './box.ts';

test('PR-092 ALG-18: of the boxes, those whose code ends in EBOX are listed, in their order', () => {
  const codes = ['SPAEBOX', 'SPABOX', 'GASTROEBOX', 'spaebox', 'EBOXSPA', 'EBOX', ''];
  expect(listedBoxes(codes.map((code) => ({ code })))).toEqual([
    { code: 'SPAEBOX' },
    { code: 'GASTROEBOX' },
    { code: 'EBOX' },
  ]);
});
