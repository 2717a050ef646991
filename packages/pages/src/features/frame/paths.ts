/** Path of the page on data protection; each market serves its own page there (CH-087). */
export const DATA_PROTECTION_PATH = '/content/data-protection';

/** Path of the page that redeems a voucher (CH-040). */
export const VOUCHER_PATH = '/beneficiary/login';

/** Path of the help centre (CH-035, CH-082). */
export const HELP_PATH = '/help';

/**
 * Link that opens a search around a place (CH-047); without JavaScript, it leads to the home page with its search
 * box.
 */
export const LOCAL_SEARCH_HREF = '/#travel-locally';
