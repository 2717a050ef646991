import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { findGiftExtras } from '../../product/physicalGifts.ts';
import { queueEmail } from '../emails/queueEmails.ts';
import { findOrder, type OrderRow } from '../orders/orderRow.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import type { VoucherRow } from '../vouchers/issueVoucher.ts';
import { postingEmail } from './postingEmail.ts';

/** Postings ordered in one round. */
const AT_ONCE = 20;

/** Stores that the voucher of a newly paid order has to be printed and posted; nothing for a digital one. */
export async function notePosting(
  transaction: Transaction<Tables>,
  { id, product }: OrderRow,
  { code }: VoucherRow,
  at: Date,
): Promise<void> {
  if (!('giftFormat' in product) || product.giftFormat !== 'physical') return;
  await transaction
    .insertInto('posting')
    .values({ purchase_id: id, voucher_code: code, state: 'open', created_at: at, ordered_at: null })
    .execute();
}

/** Orders one posting; false when none is open. */
function orderNext({ db, now, siteOrigin }: PurchaseContext, recipient: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const posting = await transaction
      .selectFrom('posting')
      .innerJoin('voucher', 'voucher.code', 'posting.voucher_code')
      .select(['posting.purchase_id', 'voucher.code', 'voucher.valid_until'])
      .where('posting.state', '=', 'open')
      .orderBy('posting.created_at')
      .limit(1)
      .forUpdate('posting')
      // Another copy of the gateway may be ordering it.
      .skipLocked()
      .executeTakeFirst();
    const order = posting && (await findOrder(transaction, posting.purchase_id));
    if (!order) return false;
    const at = now();
    const extras = await findGiftExtras(transaction, order.locale);
    const texts = postingEmail(order, posting, { extras, origin: siteOrigin(order.locale) });
    await queueEmail(transaction, order, { kind: 'posting', texts, at, recipient });
    await transaction
      .updateTable('posting')
      .set({ state: 'ordered', ordered_at: at })
      .where('purchase_id', '=', order.id)
      .execute();
    return true;
  });
}

/**
 * Orders the open postings from the posting service by e-mail, each once. Without an address they stay open. Several
 * copies of the gateway can run this at once.
 */
export async function orderPostings(context: PurchaseContext): Promise<void> {
  const { fulfilmentEmail } = context;
  if (fulfilmentEmail === undefined) return;
  for (let ordered = 0; ordered < AT_ONCE; ordered += 1) {
    if (!(await orderNext(context, fulfilmentEmail))) return;
  }
}
