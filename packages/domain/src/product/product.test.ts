import { describe, expect, test } from 'vitest';
import { FLOW_TABLE } from '../search/flow.ts';
import { PRODUCT_FORMATS, PRODUCT_KINDS, productKind, productSegments } from './product.ts';

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

  test('SE-002: stays, gift stays, gift boxes, gift cards and activities are sold, and nothing else', () => {
    const searched = new Set(Object.values(FLOW_TABLE).map(({ itemCategory }) => itemCategory));
    expect([...searched]).toEqual(['weekend', 'single_voucher', 'activity']);
    expect(PRODUCT_KINDS).toEqual(['SINGLEVOUCHER', 'BOX', 'GIFTCARD', 'DIGITAL_ACTIVITY_ONLY']);
  });

  test('only activities have no physical format', () => {
    expect(PRODUCT_KINDS.filter((kind) => !PRODUCT_FORMATS[kind].includes('physical'))).toEqual([
      'DIGITAL_ACTIVITY_ONLY',
    ]);
  });

  test('D-035, D-062: where each product’s page is', () => {
    const box = productSegments({ kind: 'BOX', slug: 'spa', code: 'SPAEBOX' });
    expect(box).toEqual(['box', 'detail', 'spa', 'SPAEBOX']);
    const others = PRODUCT_KINDS.filter((kind) => kind !== 'BOX');
    expect(others.map((kind) => productSegments({ kind, id: 4 }).join('/'))).toEqual([
      'stay/4',
      'gift/4',
      'activity/4',
    ]);
  });
});
