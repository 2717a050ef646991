/** Name of the answer in the visitor's storage. */
export const CONSENT_KEY = 'consent';
