/** Query parameter of the address to which the bank's page returns. */
export const BANK_RETURN = 'bank';

/** Where a paid order is shown (PR-168). */
export const confirmationHref = (orderUUID: string) => `/confirmation/${orderUUID}?status=success`;
