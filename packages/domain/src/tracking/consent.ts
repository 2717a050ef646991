import { readObject } from './stored.ts';

/** What the visitor said about being counted. */
export type ConsentAnswer = 'accepted' | 'refused';

/** Of what the notice asks; a question that asks for more gets the next number, and is asked again. */
export const CONSENT_VERSION = 1;
/** An answer is good for six months. */
export const CONSENT_MS = 182 * 24 * 3_600_000;

/** The stored answer; undefined when there is none, it is too old, or it answers another question. Never throws. */
export function readConsent(text: string | null, nowMs: number): ConsentAnswer | undefined {
  const { answer, version, atMs } = readObject(text);
  const isCurrent = version === CONSENT_VERSION && typeof atMs === 'number' && nowMs - atMs < CONSENT_MS;
  return isCurrent && (answer === 'accepted' || answer === 'refused') ? answer : undefined;
}

/** An answer as it is stored, with its date and the version of the question. */
export function writeConsent(answer: ConsentAnswer, nowMs: number): string {
  return JSON.stringify({ answer, version: CONSENT_VERSION, atMs: nowMs });
}
