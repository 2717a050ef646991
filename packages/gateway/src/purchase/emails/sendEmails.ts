import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';

/** Sends one e-mail; rejects when the mail server does not accept it. */
export type SendEmail = (email: {
  /** Id of the e-mail; the same in every attempt. */
  id: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  /** Address at which a POST ends the subscription (RFC 8058); null for e-mails without one. */
  unsubscribeUrl: string | null;
}) => Promise<void>;

/** E-mails sent in one round. */
const AT_ONCE = 10;

/** Seconds until an e-mail that could not be sent is retried; doubles each time, up to an hour. */
const AGAIN_S = 30;
const AGAIN_MAX_S = 3600;

/** Sends the e-mails that are due; failed ones are retried. Several copies of the gateway can run this at once. */
export async function sendEmails(
  { db, now, log }: Pick<PurchaseContext, 'db' | 'now' | 'log'>,
  send: SendEmail,
): Promise<void> {
  const at = now();
  const { rows } = await sql<Parameters<SendEmail>[0]>`
    update email
    set tries = tries + 1,
      try_at = ${at}::timestamptz
        + make_interval(secs => least(${sql.lit(AGAIN_S)} * 2 ^ least(tries, 10), ${sql.lit(AGAIN_MAX_S)}))
    where id in (
      select id from email where sent_at is null and try_at <= ${at}
      order by try_at limit ${sql.lit(AT_ONCE)} for update skip locked
    ) returning id, recipient, subject, html, text, unsubscribe_url as "unsubscribeUrl"`.execute(db);
  for (const email of rows) {
    try {
      await send(email);
      await db.updateTable('email').set({ sent_at: now() }).where('id', '=', email.id).execute();
    } catch (error) {
      // Only the code is logged: the message may contain the recipient's address.
      log.warn(
        { email: email.id, reason: (error as { code?: string }).code },
        'an e-mail could not be sent yet',
      );
    }
  }
}

/** The latest e-mails, of all recipients or of one, for the outbox page. */
export function lastEmails(db: Kysely<Tables>, recipient?: string) {
  const last = db.selectFrom('email').selectAll().orderBy('created_at', 'desc').limit(50);
  return (recipient === undefined ? last : last.where('recipient', '=', recipient)).execute();
}

/** One e-mail of the outbox. */
export function findEmail(db: Kysely<Tables>, id: string) {
  return db.selectFrom('email').select('html').where('id', '=', id).executeTakeFirst();
}
