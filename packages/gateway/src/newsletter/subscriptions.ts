import { randomUUID } from 'node:crypto';
import type { Locale } from '@sabadora/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ContactContext } from '../contact/ContactContext.ts';
import type { EmailTable } from '../database/orderTables.ts';
import type { Tables } from '../database/tables.ts';
import { hashOf, newToken } from '../http/secretToken.ts';
import type { EmailTexts } from '../purchase/emails/letter.ts';
import { confirmEmail, unsubscribeUrl, welcomeEmail } from './newsletterEmails.ts';

const MINUTE_MS = 60_000;

/** Hours for which the link of an e-mail is valid. */
const VALID_HOURS = 48;

/** Minutes until another e-mail is sent to one address, however often it is entered. */
const AGAIN_MINUTES = 10;

/** Days after which an unconfirmed subscription is deleted. */
const KEPT_DAYS = 30;

async function write(
  transaction: Transaction<Tables>,
  {
    kind,
    texts,
    locale,
    recipient,
    at,
    unsubscribeUrl: url = null,
  }: Pick<EmailTable, 'kind' | 'locale' | 'recipient'> & {
    texts: EmailTexts;
    at: Date;
    unsubscribeUrl?: string | null;
  },
): Promise<void> {
  await transaction
    .insertInto('email')
    .values({
      id: randomUUID(),
      purchase_id: null,
      kind,
      locale,
      recipient,
      ...texts,
      unsubscribe_url: url,
      created_at: at,
      try_at: at,
      sent_at: null,
    })
    .execute();
}

/**
 * Sends an e-mail to confirm the subscription. None is sent to an address that is subscribed already, or got one
 * within `AGAIN_MINUTES`; the response is the same.
 */
export async function requestSubscription(
  { db, now, siteOrigin }: ContactContext,
  { email, locale, source }: { email: string; locale: Locale; source: string },
): Promise<void> {
  const at = now();
  const token = newToken();
  const mayWrite = new Date(at.getTime() - AGAIN_MINUTES * MINUTE_MS);
  const request = {
    locale,
    source,
    confirm_hash: hashOf(token),
    confirm_until: new Date(at.getTime() + VALID_HOURS * 60 * MINUTE_MS),
    mailed_at: at,
    requested_at: at,
  };
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto('newsletter_subscription')
      .values({ email: email.toLowerCase(), end_token: newToken(), confirmed_at: null, ...request })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet(request)
          .where('newsletter_subscription.confirmed_at', 'is', null)
          .where('newsletter_subscription.mailed_at', '<=', mayWrite),
      )
      .returning('email')
      .executeTakeFirst();
    if (!row) return;
    const texts = confirmEmail(locale, siteOrigin(locale), token);
    await write(transaction, { kind: 'newsletterConfirm', texts, locale, recipient: email, at });
  });
}

/**
 * Confirms the subscription of a token, and sends the welcome e-mail. Undefined for a token that is unknown, used or
 * expired.
 */
export async function confirmSubscription(
  { db, now, siteOrigin }: ContactContext,
  token: string,
): Promise<Locale | undefined> {
  const at = now();
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('newsletter_subscription')
      .set({ confirm_hash: null, confirm_until: null, confirmed_at: at })
      .where('confirm_hash', '=', hashOf(token))
      .where('confirm_until', '>', at)
      .returning(['email', 'locale', 'end_token'])
      .executeTakeFirst();
    if (!row) return undefined;
    const { email: recipient, locale, end_token } = row;
    const origin = siteOrigin(locale);
    await write(transaction, {
      kind: 'newsletterWelcome',
      texts: welcomeEmail(locale, origin, end_token),
      locale,
      recipient,
      at,
      unsubscribeUrl: unsubscribeUrl(locale, origin, end_token),
    });
    return locale;
  });
}

/** Ends and deletes the subscription of a token. Returns its market; undefined when there is none any more. */
export async function endSubscription({ db }: ContactContext, token: string): Promise<Locale | undefined> {
  const row = await db
    .deleteFrom('newsletter_subscription')
    .where('end_token', '=', token)
    .returning('locale')
    .executeTakeFirst();
  return row?.locale;
}

/** Deletes the subscriptions that were not confirmed in time, and old e-mails of the newsletter. */
export async function forgetUnconfirmed(db: Kysely<Tables>): Promise<void> {
  const limit = sql<Date>`now() - make_interval(days => ${sql.lit(KEPT_DAYS)})`;
  await db
    .deleteFrom('newsletter_subscription')
    .where('confirmed_at', 'is', null)
    .where('requested_at', '<', limit)
    .execute();
  await db
    .deleteFrom('email')
    .where('kind', 'in', ['newsletterConfirm', 'newsletterWelcome'])
    .where('created_at', '<', limit)
    .execute();
}
