import type { RequestOf, signInWithPasskey } from '@sabadora/api';
import type { AccountContext } from '../AccountContext.ts';
import { CHALLENGE_MINUTES, issueChallenge, takeChallenge } from './challenges.ts';
import type { RelyingParty } from './relyingParty.ts';
import { unlessRefused } from './unlessRefused.ts';

/** Options that name no passkey: the visitor's device offers those that it has. */
export async function signInOptions(context: AccountContext, party: RelyingParty) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const challenge = await issueChallenge(context, { accountId: null, party });
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_MINUTES * 60_000,
    userVerification: 'required',
  });
}

/** The account of a passkey whose response was verified; undefined for every other response. */
export async function accountOfPasskey(
  context: AccountContext,
  { party, credential }: Pick<RequestOf<typeof signInWithPasskey>, 'credential'> & { party: RelyingParty },
): Promise<string | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { db, now } = context;
  const purpose = { accountId: null, party };
  const expectedChallenge = await takeChallenge(context, credential.response.clientDataJSON, purpose);
  const passkey = await db
    .selectFrom('passkey')
    .select(['id', 'account_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credential.id)
    .where('rp_id', '=', party.id)
    .executeTakeFirst();
  if (!passkey || expectedChallenge === undefined) return undefined;
  const counter = Number(passkey.counter);
  const { userHandle, ...response } = credential.response;
  const result = await unlessRefused(
    verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { ...response, ...(userHandle !== undefined && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter,
      },
    }),
  );
  if (!result?.verified) return undefined;
  const used = await db
    .updateTable('passkey')
    .set({ counter: result.authenticationInfo.newCounter, used_at: now() })
    .where('id', '=', passkey.id)
    // When two copies of an authenticator sign at the same time, one of them is refused.
    .where('counter', '=', counter)
    .returning('account_id')
    .executeTakeFirst();
  return used?.account_id;
}
