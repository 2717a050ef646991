import { describe, expect, test } from 'vitest';
import { PRODUCT_KINDS } from './product.ts';
import { PRODUCT_FORMATS, productKind } from './productKind.ts';

describe('product kinds (ALG-31)', () => {
  test.each([
    ['SINGLEVOUCHER', 'SINGLEVOUCHER'],
    ['PHYSICAL_SINGLE_VOUCHER', 'SINGLEVOUCHER'],
    ['BOX', 'BOX'],
    ['EBOX', 'BOX'],
    ['GIFTCARD', 'GIFTCARD'],
    ['DIGITAL_ACTIVITY_ONLY', 'DIGITAL_ACTIVITY_ONLY'],
    ['CRUISE', undefined],
    ['toString', undefined],
  ])('PR-003, PR-004, PR-005: %s is %s', (word, kind) => {
    expect(productKind(word)).toBe(kind);
  });

  test('only activities have no physical format', () => {
    expect(PRODUCT_KINDS.filter((kind) => !PRODUCT_FORMATS[kind].includes('physical'))).toEqual([
      'DIGITAL_ACTIVITY_ONLY',
    ]);
  });
});
