/** Kinds of product (PR-003). */
export const PRODUCT_KINDS = ['SINGLEVOUCHER', 'BOX', 'GIFTCARD', 'DIGITAL_ACTIVITY_ONLY'] as const;
/** Kind of a product: one of `PRODUCT_KINDS`. */
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** Kind of a product, with the parts of its page's address that identify it. */
export type ProductName =
  | { kind: Exclude<ProductKind, 'BOX'>; id: number }
  | { kind: 'BOX'; slug: string; code: string };

/**
 * Path segments of a product's page, for `productHref`; a single voucher is a stay in the gifting flow (ALG-31,
 * D-035, D-062).
 */
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
