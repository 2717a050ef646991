import { readObject } from './stored.ts';

/** The visitor's choice in the consent notice. */
export type ConsentChoice = 'accepted' | 'refused';

/** Version of the notice. Raise it when the notice covers more, which invalidates earlier choices. */
export const CONSENT_VERSION = 1;
/** Milliseconds for which a choice is valid: six months. */
export const CONSENT_MS = 182 * 24 * 3_600_000;

/**
 * The stored choice; undefined when there is none, or it is too old or for another version of the notice. Never
 * throws.
 */
export function readConsent(text: string | null, nowMs: number): ConsentChoice | undefined {
  const { answer, version, atMs } = readObject(text);
  const isCurrent = version === CONSENT_VERSION && typeof atMs === 'number' && nowMs - atMs < CONSENT_MS;
  return isCurrent && (answer === 'accepted' || answer === 'refused') ? answer : undefined;
}

/** Text of a choice to store: JSON with its time and the version of the notice. */
export function writeConsent(choice: ConsentChoice, nowMs: number): string {
  return JSON.stringify({ answer: choice, version: CONSENT_VERSION, atMs: nowMs });
}
