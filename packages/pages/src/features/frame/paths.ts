/** The page on data protection; each market serves its own under this path (CH-087). */
export const DATA_PROTECTION_PATH = '/content/data-protection';

/** Where a voucher is redeemed (CH-040). */
export const VOUCHER_PATH = '/beneficiary/login';

/** The help centre (CH-035, CH-082). */
export const HELP_PATH = '/help';

/** Opens a search around a place (CH-047); without JavaScript the home page, which has a search. */
export const LOCAL_SEARCH_HREF = '/#travel-locally';
