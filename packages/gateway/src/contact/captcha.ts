import type { Challenge } from '@sabadora/api';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge as AltchaChallenge, Solution } from 'altcha-lib/types';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { sharedSecret } from '../purchase/sharedSecret.ts';

/** Rounds of each derivation; a browser makes between the fewest and the most of those, about a second of work in all. */
const COST = 5000;
const DERIVATIONS_MIN = 100;
const DERIVATIONS_MAX = 400;

/** Minutes for which a solution counts. */
const VALID_MINUTES = 20;

/** Longest payload of a solution; a real one has about 700 characters. */
const PAYLOAD_MAX = 4000;

async function secrets(db: Kysely<Tables>) {
  return {
    hmacSignatureSecret: await sharedSecret(db, 'captchaSecret', 'captcha'),
    hmacKeySignatureSecret: await sharedSecret(db, 'captchaKeySecret', 'captchakey'),
  };
}

/** Work for a browser, which any copy of the gateway can check and none has to remember (D-107). */
export async function makeChallenge(db: Kysely<Tables>): Promise<Challenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(DERIVATIONS_MAX, DERIVATIONS_MIN),
    deriveKey,
    // The library compares it with the clock of the machine.
    expiresAt: new Date(Date.now() + VALID_MINUTES * 60_000),
    ...(await secrets(db)),
  });
  return challenge as Challenge;
}

/** The parts of a payload, unchecked: the library judges them, and throws on what it cannot read. */
function readPayload(payload: string): { challenge: AltchaChallenge; solution: Solution } | undefined {
  const text = Buffer.from(payload, 'base64').toString();
  const { challenge, solution } = JSON.parse(text) as { challenge: AltchaChallenge; solution: Solution };
  return typeof challenge.signature === 'string' && typeof challenge.parameters === 'object'
    ? { challenge, solution }
    : undefined;
}

/**
 * The signature of the challenge that a payload solves, which names it; undefined when the payload is no solution of a
 * challenge of ours, or of one that is too old. Never throws for what a visitor sends.
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
