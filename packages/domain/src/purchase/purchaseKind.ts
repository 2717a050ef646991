/** What can be bought: a stay on its dates, a stay for others, an activity, or a gift box. */
export const PURCHASE_KINDS = ['stay', 'gift', 'activity', 'box'] as const;

/** What an order is for: one of `PURCHASE_KINDS`. */
export type PurchaseKind = (typeof PURCHASE_KINDS)[number];

/**
 * Months for which the voucher of each kind can be redeemed (PR-107, PR-108, D-018): a gift of a stay is promised for a year and a half
 * on its own page, and is as good wherever it is bought. A stay has its dates, and no voucher.
 */
export const VOUCHER_MONTHS = {
  gift: 18,
  activity: 12,
  box: 12,
} as const satisfies Record<Exclude<PurchaseKind, 'stay'>, number>;

/**
 * Months that the pages of a gift promise (PR-107, D-018): a year on the page of a stay, a year and a half on a gift's own. No voucher
 * is valid for less than any page promises.
 */
export const PROMISED_GIFT_MONTHS = { stay: 12, gift: VOUCHER_MONTHS.gift } as const;

/** Working days within which a gift arrives by post, fewest and most (PR-110, D-001). */
export const DELIVERY_DAYS = [2, 4] as const;

/** What is bought as a voucher. */
export const VOUCHER_KINDS = ['gift', 'activity', 'box'] as const satisfies (keyof typeof VOUCHER_MONTHS)[];
