import type { GiftFormat } from '../criteria/criteria.ts';
import { PRODUCT_KINDS } from './product.ts';
import type { ProductKind } from './product.ts';

/** Formats of each product; the first is the default (ALG-31, second table). */
export const PRODUCT_FORMATS: Readonly<Record<ProductKind, readonly [GiftFormat, ...GiftFormat[]]>> = {
  SINGLEVOUCHER: ['digital', 'physical'],
  BOX: ['digital', 'physical'],
  GIFTCARD: ['digital', 'physical'],
  DIGITAL_ACTIVITY_ONLY: ['digital'],
};

/**
 * Kind of a product by the server's name for it, including aliases; undefined for other names (PR-003…PR-005,
 * ALG-18).
 */
export function productKind(word: string): ProductKind | undefined {
  if (word === 'PHYSICAL_SINGLE_VOUCHER') return 'SINGLEVOUCHER';
  if (word === 'EBOX') return 'BOX';
  return PRODUCT_KINDS.find((kind) => kind === word);
}
