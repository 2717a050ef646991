/** Minutes for which rooms are held for a buyer. */
export const HOLD_MINUTES = 15;
