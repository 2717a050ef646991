import type { StoredKey } from '@sabadora/domain';

/** Storage key of the visitor's choice. */
export const CONSENT_KEY = 'consent' satisfies StoredKey;
