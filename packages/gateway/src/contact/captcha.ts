import type { Challenge } from '@sabadora/api';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge as AltchaChallenge, Solution } from 'altcha-lib/types';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { sharedSecret } from '../purchase/sharedSecret.ts';

/** Rounds per key derivation. A browser makes a number of derivations in the range below, about a second of work. */
const COST = 5000;
const DERIVATIONS_MIN = 100;
const DERIVATIONS_MAX = 400;

/** Minutes for which a solution is valid. */
const VALID_MINUTES = 20;

/** Most characters of a solution's payload; a real one has about 700. */
const PAYLOAD_MAX = 4000;

async function secrets(db: Kysely<Tables>) {
  return {
    hmacSignatureSecret: await sharedSecret(db, 'captchaSecret', 'captcha'),
    hmacKeySignatureSecret: await sharedSecret(db, 'captchaKeySecret', 'captchakey'),
  };
}

/**
 * A proof-of-work challenge for a browser. Every copy of the gateway can check it, and none has to store it (D-107).
 */
export async function makeChallenge(db: Kysely<Tables>): Promise<Challenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(DERIVATIONS_MAX, DERIVATIONS_MIN),
    deriveKey,
    // The library compares this time with the system clock.
    expiresAt: new Date(Date.now() + VALID_MINUTES * 60_000),
    ...(await secrets(db)),
  });
  return challenge as Challenge;
}

/** The parts of a payload, unchecked. The library verifies them, and throws on what it cannot read. */
function readPayload(payload: string): { challenge: AltchaChallenge; solution: Solution } | undefined {
  const text = Buffer.from(payload, 'base64').toString();
  const { challenge, solution } = JSON.parse(text) as { challenge: AltchaChallenge; solution: Solution };
  return typeof challenge.signature === 'string' && typeof challenge.parameters === 'object'
    ? { challenge, solution }
    : undefined;
}

/**
 * The signature of the challenge that a payload solves; it identifies the challenge. Undefined when the payload is no
 * solution, the challenge is not ours, or it has expired. Never throws, whatever a visitor sends.
 */
export async function readProof(db: Kysely<Tables>, payload: string): Promise<string | undefined> {
  if (payload.length > PAYLOAD_MAX) return undefined;
  const options = { deriveKey, ...(await secrets(db)) };
  try {
    const read = readPayload(payload);
    if (!read) return undefined;
    const { verified } = await verifySolution({ ...read, ...options });
    return verified ? read.challenge.signature : undefined;
  } catch {
    return undefined;
  }
}
