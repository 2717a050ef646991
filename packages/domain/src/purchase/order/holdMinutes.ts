/** Minutes for which rooms are kept for a buyer. */
export const HOLD_MINUTES = 15;
