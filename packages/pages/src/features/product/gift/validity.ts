/** Months that a gift is said to be valid: a year, and a year and a half on its own page (PR-107, D-018). */
export const GIFT_MONTHS = { stay: 12, gift: 18 } as const;
