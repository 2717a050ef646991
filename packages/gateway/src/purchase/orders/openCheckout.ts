import { createHash, randomUUID } from 'node:crypto';
import type { initCheckout, RequestOf } from '@sabadora/api';
import { cancellationOptions, preselectedOption, type PurchaseKind } from '@sabadora/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import { noteState } from './changeState.ts';
import { endOthersWith } from './endOrder.ts';
import { holdOf, quoteProduct, takeProduct } from './kinds/kinds.ts';
import type { QuotedProduct } from './kinds/ProductKind.ts';
import type { OrderRow } from './orderRow.ts';
import { lockVoucher, NO_VOUCHER, takeVoucher } from '../vouchers/takeVoucher.ts';

const MINUTE_MS = 60_000;

/** The end of a hold that begins at an instant. */
export function holdEnd(kind: PurchaseKind, from: Date): Date {
  return new Date(from.getTime() + holdOf(kind).holdMinutes * MINUTE_MS);
}

/** The columns of an order that its quote sets. */
export function quotedColumns({ product, productAmount, lines, cancellation }: QuotedProduct) {
  return {
    product: JSON.stringify(product),
    lines: JSON.stringify(lines),
    product_amount: productAmount,
    night_amounts: cancellation?.nightAmounts ?? [],
    cancellable: cancellation?.cancellable ?? false,
    cancellation_deadline: cancellation?.deadline ?? null,
    insurance_amount: cancellation?.insuranceAmount ?? null,
  };
}

/** A digest of a request, to compare requests of one attempt. */
function digestOf(request: object): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

async function findAttempt(
  db: Kysely<Tables>,
  attempt: string,
  digest: string,
): Promise<OrderRow | undefined> {
  const order = await db.selectFrom('purchase').selectAll().where('attempt', '=', attempt).executeTakeFirst();
  if (order && order.request_digest !== digest) {
    throw new Problem(409, 'This attempt was used for another request.', [
      { field: 'attempt', message: 'must be new for another request' },
    ]);
  }
  return order;
}

/**
 * Takes a product off sale and creates its order, in one transaction. Repeated requests of one attempt return the
 * same order.
 *
 * @throws Problem 409 when the product is not available
 */
export async function openCheckout(
  context: PurchaseContext,
  request: RequestOf<typeof initCheckout>,
): Promise<OrderRow> {
  const { db, now, today } = context;
  const { attempt, expectedPrice, kind } = request;
  const code = request.kind === 'stay' ? request.voucher : undefined;
  const digest = digestOf(request);
  return db.transaction().execute(async (transaction) => {
    // Concurrent requests of one attempt wait here for each other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${attempt}, 0))`.execute(transaction);
    const known = await findAttempt(transaction, attempt, digest);
    if (known) return known;
    const locked = code === undefined ? undefined : await lockVoucher(transaction, code);
    if (locked !== undefined && request.kind === 'stay') {
      await endOthersWith(transaction, { code: locked, offerId: request.offerId, at: now() });
    }
    const quoted = await quoteProduct(transaction, request, today());
    await takeProduct(transaction, quoted.product);
    const voucher =
      code === undefined ? NO_VOUCHER : await takeVoucher(transaction, code, { ...quoted, today: today() });
    const at = now();
    const { cancellation } = quoted;
    const options = cancellation ? cancellationOptions({ ...cancellation, today: today() }) : [];
    const order = await transaction
      .insertInto('purchase')
      .values({
        id: randomUUID(),
        number: null,
        attempt,
        request_digest: digest,
        state: 'held',
        locale: request.locale,
        minisite_id: request.kind === 'stay' ? (request.minisite ?? null) : null,
        kind,
        ...quotedColumns(quoted),
        ...voucher,
        accepted_amount: expectedPrice ?? quoted.productAmount,
        cancellation_option: preselectedOption(options) ?? null,
        buyer: null,
        held_since: at,
        held_until: holdEnd(kind, at),
        created_at: at,
        paid_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteState(transaction, order.id, null, { to: 'held', reason: 'checkout begun', at });
    return order;
  });
}
