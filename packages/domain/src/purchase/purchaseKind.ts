/** Kinds of purchase: a stay with dates, a stay as a gift, an activity, or a gift box. */
export const PURCHASE_KINDS = ['stay', 'gift', 'activity', 'box'] as const;

/** Kind of an order: one of `PURCHASE_KINDS`. */
export type PurchaseKind = (typeof PURCHASE_KINDS)[number];

/**
 * Months for which the voucher of each kind can be redeemed (PR-107, PR-108, D-018). A stay given as a gift has the
 * year and a half that its gift page promises, wherever it is bought. A stay with dates has no voucher.
 */
export const VOUCHER_MONTHS = {
  gift: 18,
  activity: 12,
  box: 12,
} as const satisfies Record<Exclude<PurchaseKind, 'stay'>, number>;

/**
 * Months that the pages of a gift promise (PR-107, D-018): a year on the stay's page, a year and a half on the gift's
 * own page. No voucher is valid for less than a page promises.
 */
export const PROMISED_GIFT_MONTHS = { stay: 12, gift: VOUCHER_MONTHS.gift } as const;

/** Fewest and most working days until a posted gift arrives (PR-110, D-001). */
export const DELIVERY_DAYS = [2, 4] as const;

/** Kinds that are bought as a voucher. */
export const VOUCHER_KINDS = ['gift', 'activity', 'box'] as const satisfies (keyof typeof VOUCHER_MONTHS)[];
