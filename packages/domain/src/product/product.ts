import type { GiftFormat } from '../criteria/criteria.ts';

/** PR-003. */
export const PRODUCT_KINDS = ['SINGLEVOUCHER', 'BOX', 'GIFTCARD', 'DIGITAL_ACTIVITY_ONLY'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** Formats a product is sold in; the first is the default (ALG-31, second table). */
export const PRODUCT_FORMATS: Readonly<Record<ProductKind, readonly [GiftFormat, ...GiftFormat[]]>> = {
  SINGLEVOUCHER: ['digital', 'physical'],
  BOX: ['digital', 'physical'],
  GIFTCARD: ['digital', 'physical'],
  DIGITAL_ACTIVITY_ONLY: ['digital'],
};

/** The kind a server's word stands for, aliases included; undefined when it is none (PR-003…PR-005, ALG-18). */
export function productKind(word: string): ProductKind | undefined {
  if (word === 'PHYSICAL_SINGLE_VOUCHER') return 'SINGLEVOUCHER';
  if (word === 'EBOX') return 'BOX';
  return PRODUCT_KINDS.find((kind) => kind === word);
}

/** What names a product in an address. */
export type ProductName =
  | { kind: Exclude<ProductKind, 'BOX'>; id: number }
  | { kind: 'BOX'; slug: string; code: string };

/** Path segments of a product's page, for `productHref`; a single voucher is a stay in gifting (ALG-31, D-035, D-062). */
export function productSegments(product: ProductName): (string | number)[] {
  switch (product.kind) {
    case 'BOX':
      return ['box', 'detail', product.slug, product.code];
    case 'SINGLEVOUCHER':
      return ['stay', product.id];
    case 'GIFTCARD':
      return ['gift', product.id];
    case 'DIGITAL_ACTIVITY_ONLY':
      return ['activity', product.id];
  }
}
