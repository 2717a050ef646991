import { randomUUID } from 'node:crypto';
import type { addPasskey as call, RequestOf } from '@sabadora/api';
import { PASSKEYS_MAX } from '@sabadora/domain';
import { Problem } from '../../http/problem.ts';
import type { AccountContext } from '../AccountContext.ts';
import type { Session } from '../sessions.ts';
import { CHALLENGE_MINUTES, issueChallenge, takeChallenge } from './challenges.ts';
import type { RelyingParty } from './relyingParty.ts';
import { unlessRefused } from './unlessRefused.ts';

/** COSE algorithm numbers of EdDSA, ES256 and RS256; every common authenticator supports one of them. */
const ALGORITHMS = [-8, -7, -257];

/** Name of the site that authenticators show beside a passkey. */
const SITE_NAME = 'Sabadora';

/** The options for creating a passkey. @throws Problem 409 when the account has the maximum number of passkeys */
export async function passkeyOptions(context: AccountContext, { account }: Session, party: RelyingParty) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const known = await context.db
    .selectFrom('passkey')
    .select(['credential_id as id', 'transports', 'rp_id'])
    .where('account_id', '=', account.id)
    .execute();
  if (known.length >= PASSKEYS_MAX)
    throw new Problem(409, `An account has ${PASSKEYS_MAX} passkeys at most.`);
  const challenge = await issueChallenge(context, { accountId: account.id, party });
  return generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: party.id,
    userName: account.email,
    userDisplayName: `${account.first_name} ${account.last_name}`.trim() || account.email,
    userID: new Uint8Array(Buffer.from(account.id)),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_MINUTES * 60_000,
    excludeCredentials: known.filter(({ rp_id }) => rp_id === party.id),
    supportedAlgorithmIDs: ALGORITHMS,
    // Signing in takes only the passkey, so it must be discoverable without an address and must verify the user.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/**
 * Adds a passkey to an account. @throws Problem 400 when it does not match its options, 409 when an account has it
 * already
 */
export async function addPasskey(
  context: AccountContext,
  { account }: Session,
  { party, name, credential }: Pick<RequestOf<typeof call>, 'name' | 'credential'> & { party: RelyingParty },
): Promise<void> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const purpose = { accountId: account.id, party };
  const expectedChallenge = await takeChallenge(context, credential.response.clientDataJSON, purpose);
  const result =
    expectedChallenge === undefined
      ? undefined
      : await unlessRefused(
          verifyRegistrationResponse({
            response: { ...credential, clientExtensionResults: {} },
            expectedChallenge,
            expectedOrigin: party.origin,
            expectedRPID: party.id,
            supportedAlgorithmIDs: ALGORITHMS,
          }),
        );
  if (!result?.verified)
    throw new Problem(400, 'The passkey does not match the options it was requested with.');
  const { id, publicKey, counter } = result.registrationInfo.credential;
  const added = await context.db
    .insertInto('passkey')
    .values({
      id: randomUUID(),
      account_id: account.id,
      credential_id: id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: credential.response.transports,
      rp_id: party.id,
      name,
      created_at: context.now(),
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new Problem(409, 'This passkey has been added before.');
}
