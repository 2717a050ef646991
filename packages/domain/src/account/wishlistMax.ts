/** Largest number of items in an account's wishlist; the oldest are left out. */
export const WISHLIST_MAX = 200;
