import { findChallenge } from '@sabadora/api';
import type { SabadoraContext } from '@sabadora/hooks';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * The payload of a solved challenge of ALTCHA (D-107). The browser derives the keys beside the page's own thread. Empty where
 * a browser has no cryptography, as on a page without https: such a message is one of few, like those without JavaScript.
 *
 * @throws ApiError when there is no challenge to be had
 */
export async function solveCaptcha(api: SabadoraContext['api']): Promise<string> {
  // Missing where the page is no secure context, whatever its type says.
  if ((globalThis.crypto as Partial<Crypto> | undefined)?.subtle === undefined) return '';
  const challenge = await api.send(findChallenge, {});
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
