import { randomUUID } from 'node:crypto';
import type { IsoDay } from '@sabadora/days';
import type { Transaction } from 'kysely';
import type { EmailTable } from '../../database/orderTables.ts';
import type { Tables } from '../../database/tables.ts';
import { documentsOf } from '../documents/documentsOf.ts';
import { grantAccess } from '../lookup/access.ts';
import type { OrderRow } from '../orders/orderRow.ts';
import { type InstalmentRow, laterOf } from '../payments/instalments.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import { instalmentEmail } from './instalmentEmail.ts';
import type { VoucherRow } from '../vouchers/issueVoucher.ts';
import type { EmailTexts } from './letter.ts';
import { orderEmail, type OrderMessage } from './orderEmail.ts';
import { voucherEmail } from './voucherEmail.ts';

/**
 * Queues an e-mail about an order, to its buyer unless another recipient is given. It is sent after the transaction
 * is committed.
 */
export async function queueEmail(
  transaction: Transaction<Tables>,
  order: OrderRow,
  {
    kind,
    texts,
    at,
    recipient = order.buyer?.email.email,
  }: { kind: EmailTable['kind']; texts: EmailTexts; at: Date; recipient?: string | undefined },
): Promise<void> {
  if (recipient === undefined) throw new Error(`Order ${order.id} was paid without a buyer`);
  await transaction
    .insertInto('email')
    .values({
      id: randomUUID(),
      purchase_id: order.id,
      kind,
      locale: order.locale,
      recipient,
      ...texts,
      created_at: at,
      try_at: at,
      sent_at: null,
    })
    .execute();
}

/** Queues the e-mail about a change of a paid order's state. */
export async function queueOrderEmail(
  transaction: Transaction<Tables>,
  { siteOrigin, now }: Pick<PurchaseContext, 'siteOrigin' | 'now'>,
  order: OrderRow,
  message: OrderMessage,
): Promise<void> {
  const at = now();
  const access = await grantAccess(transaction, { orderId: order.id, purpose: 'receipt', now: at });
  const links = { origin: siteOrigin(order.locale), ...documentsOf(order, access) };
  const later = await laterOf(transaction, order.id);
  const texts = orderEmail(order, message, links, later);
  await queueEmail(transaction, order, { kind: message.kind, texts, at });
}

/** Queues the voucher of a newly paid order, to print or to pass on; nothing when it is posted. */
export async function queueVoucher(
  transaction: Transaction<Tables>,
  { siteOrigin, now }: Pick<PurchaseContext, 'siteOrigin' | 'now'>,
  order: OrderRow,
  voucher: VoucherRow,
): Promise<void> {
  const { product } = order;
  if ('giftFormat' in product && product.giftFormat === 'physical') return;
  const texts = voucherEmail(order, voucher, siteOrigin(order.locale));
  await queueEmail(transaction, order, { kind: 'voucher', texts, at: now() });
}

/** Queues the e-mail about a declined instalment; `tryOn` is the day of the next attempt, null when there is none. */
export async function queueInstalmentDeclined(
  transaction: Transaction<Tables>,
  { siteOrigin }: Pick<PurchaseContext, 'siteOrigin'>,
  order: OrderRow,
  { instalment, tryOn, at }: { instalment: InstalmentRow; tryOn: IsoDay | null; at: Date },
): Promise<void> {
  const { number, tries } = instalment;
  await queueEmail(transaction, order, {
    kind: `instalment${number}Declined${tries}`,
    texts: instalmentEmail(order, instalment, tryOn, siteOrigin(order.locale)),
    at,
  });
}
