import { contactReturnPath, marketOf } from '@sabadora/domain';
import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { CustomerCaseTable } from '../database/contactTables.ts';
import type { Tables } from '../database/tables.ts';
import type { WebToCase } from './ContactContext.ts';

/** Cases sent in one round. */
const AT_ONCE = 10;

/** Seconds until a case that could not be sent is retried; doubles each time, up to an hour. */
const AGAIN_S = 30;
const AGAIN_MAX_S = 3600;

/** Milliseconds after which a request to the other system is aborted. */
const DEADLINE_MS = 10_000;

/** What the timer's work needs. */
interface Forwarding {
  db: Kysely<Tables>;
  now: () => Date;
  log: FastifyBaseLogger;
}

type Claimed = Omit<Selectable<CustomerCaseTable>, 'proof' | 'forward_at' | 'forward_tries' | 'forwarded_at'>;

/**
 * Posts the due cases to the customer care system in the format of its web-to-case form (CH-113, CH-127, D-106).
 * Cases that it does not accept are retried. Several copies of the gateway can run this at once.
 */
export async function forwardCases({ db, now, log }: Forwarding, target: WebToCase): Promise<void> {
  const at = now();
  const { rows } = await sql<Claimed>`
    update customer_case
    set forward_tries = forward_tries + 1,
      forward_at = ${at}::timestamptz
        + make_interval(secs => least(${sql.lit(AGAIN_S)} * 2 ^ least(forward_tries, 10), ${sql.lit(AGAIN_MAX_S)}))
    where id in (
      select id from customer_case where forwarded_at is null and forward_at <= ${at}
      order by forward_at limit ${sql.lit(AT_ONCE)} for update skip locked
    ) returning *`.execute(db);
  for (const filed of rows) {
    try {
      await post(filed, target);
      await db.updateTable('customer_case').set({ forwarded_at: now() }).where('id', '=', filed.id).execute();
    } catch (error) {
      // The error is logged without the visitor's message.
      log.warn({ case: filed.id, reason: (error as Error).message }, 'a case could not be forwarded yet');
    }
  }
}

/** Posts one case. @throws Error when the other system does not accept it */
async function post(filed: Claimed, { url, orgId }: WebToCase): Promise<void> {
  const { locale, reason, type, subtype, booking_number: booking, ...written } = filed;
  const { name, email, phone, description, status } = written;
  const fields = {
    orgid: orgId,
    status,
    type,
    subtype,
    locale,
    pos: marketOf(locale).country,
    retURL: contactReturnPath(locale),
    contact_reason: reason,
    requestType: type,
    requestSubtype: subtype,
    ...(booking !== null && { Booking_ID__c: booking }),
    name,
    email,
    phone,
    description,
  };
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    // The other system responds to a form with a redirect to the return URL.
    redirect: 'manual',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  await response.body?.cancel();
  if (response.status >= 400) throw new Error(`The other system responded with status ${response.status}.`);
}
