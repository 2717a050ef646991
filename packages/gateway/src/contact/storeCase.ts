import { randomUUID } from 'node:crypto';
import type { openCase, RequestOf } from '@sabadora/api';
import { REQUEST_TYPES } from '@sabadora/domain';
import { Problem } from '../http/problem.ts';
import { caseEmail } from './caseEmail.ts';
import type { ContactContext } from './ContactContext.ts';

export type CaseInput = RequestOf<typeof openCase>;

/**
 * Stores a case under the category of its reason (CH-114, D-080) and notifies customer care. A message sent twice
 * with one proof is stored once.
 *
 * @param proof signature of the solved challenge; undefined without one
 * @throws Problem 400 when another message had the same proof
 */
export async function storeCase(
  { db, now, careEmail, siteOrigin, webToCase }: ContactContext,
  input: CaseInput,
  proof: string | undefined,
): Promise<void> {
  const { contact_reason: reason, Booking_ID__c: number, locale, name, email, phone, description } = input;
  const at = now();
  const filed = { id: randomUUID(), locale, reason, ...REQUEST_TYPES[reason] };
  const written = { booking_number: number === '' ? null : number, name, email, phone, description };
  await db.transaction().execute(async (transaction) => {
    const stored = await transaction
      .insertInto('customer_case')
      .values({
        ...filed,
        ...written,
        proof: proof ?? null,
        received_at: at,
        forward_at: webToCase ? at : null,
      })
      .onConflict((conflict) => conflict.column('proof').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) {
      const same = await transaction
        .selectFrom('customer_case')
        .select('id')
        .where('proof', '=', proof ?? null)
        .where('email', '=', email)
        .where('description', '=', description)
        .executeTakeFirst();
      if (same) return;
      throw new Problem(400, 'The proof of work was used before.', [
        { field: 'altcha', message: 'must be new' },
      ]);
    }
    if (careEmail === undefined) return;
    await transaction
      .insertInto('email')
      .values({
        id: randomUUID(),
        purchase_id: null,
        kind: 'case',
        locale,
        recipient: careEmail,
        ...caseEmail({ ...filed, ...written, isProved: proof !== undefined }, siteOrigin(locale)),
        created_at: at,
        try_at: at,
        sent_at: null,
      })
      .execute();
  });
}
