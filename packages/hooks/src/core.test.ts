import { expect, test } from 'vitest';
import { productKind, productSegments } from './core.ts';

test('PR-004, PR-005: other names that a server has for a kind of product lead to its page', () => {
  expect(productKind('PHYSICAL_SINGLE_VOUCHER')).toBe('SINGLEVOUCHER');
  expect(productKind('EBOX')).toBe('BOX');
  expect(productSegments({ kind: 'SINGLEVOUCHER', id: 4 })).toEqual(['stay', 4]);
});
