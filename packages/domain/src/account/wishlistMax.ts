/** Items that the wishlist of an account holds at most; the oldest are left out. */
export const WISHLIST_MAX = 200;
