import { findChallenge } from '@sabadora/api';
import type { SabadoraContext } from '@sabadora/hooks';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Fetches and solves an ALTCHA challenge, and returns its payload (D-107). The keys are derived off the main thread.
 * Empty in browsers without Web Crypto, e.g. on a page without https; such messages are limited like those sent
 * without JavaScript.
 *
 * @throws ApiError when no challenge can be fetched
 */
export async function solveCaptcha(api: SabadoraContext['api']): Promise<string> {
  // `subtle` is undefined outside a secure context, despite its type.
  if ((globalThis.crypto as Partial<Crypto> | undefined)?.subtle === undefined) return '';
  const challenge = await api.send(findChallenge, {});
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
