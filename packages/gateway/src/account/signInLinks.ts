import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SIGN_IN_MINUTES, type Locale } from '@sabadora/domain';
import { sql } from 'kysely';
import { hashOf, newToken } from '../http/secretToken.ts';
import type { AccountContext } from './AccountContext.ts';
import { signInEmail } from './signInEmail.ts';

const MINUTE_MS = 60_000;

/** Links sent to one address in an hour, however often they are requested. */
const LINKS_PER_HOUR = 5;

/** Minimum duration of a request in milliseconds: longer than the database needs, whether or not a link is sent. */
const REQUEST_MS = 250;

/** The address that wants to sign in, and where the request comes from. */
export interface SignInRequest {
  email: string;
  locale: Locale;
  origin: string | null;
}

/** Sends a sign-in link to an address, whether or not it has an account. */
export async function requestLink(context: AccountContext, request: SignInRequest): Promise<void> {
  await Promise.all([sendLink(context, request), pause(REQUEST_MS)]);
}

async function sendLink(
  { db, now, siteOrigin }: AccountContext,
  { email: recipient, locale, origin }: SignInRequest,
): Promise<void> {
  const at = now();
  const email = recipient.toLowerCase();
  await db.transaction().execute(async (transaction) => {
    // Requests for one address run one after another, so that each counts the links of the others.
    await sql`select pg_advisory_xact_lock(hashtext(${`sign-in ${email}`}))`.execute(transaction);
    const { sent } = await transaction
      .selectFrom('sign_in_link')
      .select(({ fn }) => fn.countAll<string>().as('sent'))
      .where('email', '=', email)
      .where('created_at', '>', new Date(at.getTime() - 60 * MINUTE_MS))
      .executeTakeFirstOrThrow();
    if (Number(sent) >= LINKS_PER_HOUR) return;
    const token = newToken();
    await transaction
      .insertInto('sign_in_link')
      .values({
        token_hash: hashOf(token),
        email,
        locale,
        origin,
        created_at: at,
        valid_until: new Date(at.getTime() + SIGN_IN_MINUTES * MINUTE_MS),
      })
      .execute();
    await transaction
      .insertInto('email')
      .values({
        id: randomUUID(),
        purchase_id: null,
        kind: 'signIn',
        locale,
        recipient,
        ...signInEmail(locale, siteOrigin(locale), token),
        created_at: at,
        try_at: at,
        sent_at: null,
      })
      .execute();
  });
}

/** The account that a link signs in, and the path that it leads to. */
export interface UsedLink {
  accountId: string;
  origin: string | null;
}

/**
 * Uses up a link and all other links of its address. Creates the account when there is none. Undefined for a link
 * that is unknown, used or expired.
 */
export async function takeLink({ db, now }: AccountContext, token: string): Promise<UsedLink | undefined> {
  const at = now();
  return db.transaction().execute(async (transaction) => {
    const link = await transaction
      .updateTable('sign_in_link')
      .set({ valid_until: at })
      .where('token_hash', '=', hashOf(token))
      .where('valid_until', '>', at)
      .returning(['email', 'origin'])
      .executeTakeFirst();
    if (!link) return undefined;
    const { email, origin } = link;
    await transaction
      .updateTable('sign_in_link')
      .set({ valid_until: at })
      .where('email', '=', email)
      .where('valid_until', '>', at)
      .execute();
    await transaction
      .insertInto('account')
      .values({ id: randomUUID(), email, first_name: '', last_name: '', phone: '', created_at: at })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
    const { id } = await transaction
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return { accountId: id, origin };
  });
}
