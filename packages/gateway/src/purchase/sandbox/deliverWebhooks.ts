import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { sandboxSecret } from './sandboxProvider.ts';
import { sign, SIGNATURE_HEADER } from './signature.ts';

/** Path at which webhooks of payments are received. */
export const WEBHOOK_PATH = '/gateway/payments/webhook';

/** Webhooks delivered in one round. */
const AT_ONCE = 20;

/** Seconds until a failed delivery is retried; doubles each time. */
const AGAIN_S = 1;

/** Most deliveries of one webhook. */
const TRIES_MAX = 12;

async function isAccepted(url: string, body: string, signature: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      signal: AbortSignal.timeout(10_000),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Delivers the sandbox's due webhooks as a provider would: over HTTP, signed, and repeated until they are accepted.
 *
 * @param origin origin of the gateway, e.g. "http://127.0.0.1:4100"
 */
export async function deliverWebhooks(db: Kysely<Tables>, now: () => Date, origin: string): Promise<void> {
  const at = now();
  const { rows } = await sql<{ id: number; body: string; tries: number }>`
    update sandbox_webhook
    set tries = tries + 1, deliver_at = ${at}::timestamptz + make_interval(secs => ${sql.lit(AGAIN_S)} * 2 ^ tries)
    where id in (
      select id from sandbox_webhook where deliver_at <= ${at} order by id limit ${sql.lit(AT_ONCE)} for update skip locked
    ) returning id, body, tries`.execute(db);
  if (rows.length === 0) return;
  const secret = await sandboxSecret(db);
  for (const { id, body, tries } of rows) {
    const signature = sign(secret, body, now());
    const isOver = (await isAccepted(origin + WEBHOOK_PATH, body, signature)) || tries >= TRIES_MAX;
    if (isOver) await db.deleteFrom('sandbox_webhook').where('id', '=', id).execute();
  }
}
