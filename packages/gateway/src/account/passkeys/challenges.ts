import { randomBytes } from 'node:crypto';
import type { AccountContext } from '../AccountContext.ts';
import type { RelyingParty } from './relyingParty.ts';

/** Minutes within which an authenticator has to respond. */
export const CHALLENGE_MINUTES = 5;

/** What a challenge is for: adding a passkey to the given account, or signing in when there is no account. */
export interface ChallengePurpose {
  accountId: string | null;
  party: RelyingParty;
}

/** A new challenge, in base64url. */
export async function issueChallenge(
  { db, now }: AccountContext,
  { accountId, party }: ChallengePurpose,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge,
      account_id: accountId,
      rp_id: party.id,
      valid_until: new Date(now().getTime() + CHALLENGE_MINUTES * 60_000),
    })
    .execute();
  return challenge;
}

/**
 * Reads the challenge of an authenticator's response and uses it up. Undefined for a challenge that is unknown, used,
 * expired or issued for another purpose.
 */
export async function takeChallenge(
  { db, now }: AccountContext,
  clientDataJSON: string,
  { accountId, party }: ChallengePurpose,
): Promise<string | undefined> {
  const named = challengeIn(clientDataJSON);
  if (named === undefined) return undefined;
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', named)
    .where('account_id', 'is not distinct from', accountId)
    .where('rp_id', '=', party.id)
    .returning(['challenge', 'valid_until'])
    .executeTakeFirst();
  return taken && taken.valid_until > now() ? taken.challenge : undefined;
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const { challenge } = Object(data) as { challenge?: unknown };
    return typeof challenge === 'string' && /^[\w-]{1,100}$/.test(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
}
