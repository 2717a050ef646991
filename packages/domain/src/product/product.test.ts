import { describe, expect, test } from 'vitest';
import { FLOW_TABLE } from '../search/flow.ts';
import { PRODUCT_KINDS, productSegments } from './product.ts';

describe('products (ALG-31)', () => {
  test('SE-002, PR-003: stays, gift stays, gift boxes, gift cards and activities are sold, and nothing else', () => {
    const searched = new Set(Object.values(FLOW_TABLE).map(({ itemCategory }) => itemCategory));
    expect([...searched]).toEqual(['weekend', 'single_voucher', 'activity']);
    expect(PRODUCT_KINDS).toEqual(['SINGLEVOUCHER', 'BOX', 'GIFTCARD', 'DIGITAL_ACTIVITY_ONLY']);
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
