/** The page on data protection; each market serves its own under this path (CH-087). */
export const DATA_PROTECTION_PATH = '/content/data-protection';

/** Where a voucher is redeemed (CH-040). */
export const VOUCHER_PATH = '/beneficiary/login';
