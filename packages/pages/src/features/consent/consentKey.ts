/** Storage key of the visitor's choice. */
export const CONSENT_KEY = 'consent';
