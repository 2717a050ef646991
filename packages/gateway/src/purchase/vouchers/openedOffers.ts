import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { BoxTerms } from '../../search/criteria.ts';
import type { ProductOf } from '../orders/kinds/ProductKind.ts';

/**
 * Whether a voucher opens an offer: a gift's voucher opens every giftable stay, that of a box the box's stays, and
 * that of an activity none.
 */
export async function isOpenedBy(
  db: Kysely<Tables>,
  product: ProductOf<'gift' | 'activity' | 'box'>,
  offerId: number,
): Promise<boolean> {
  if (product.kind === 'activity') return false;
  const offer = await db
    .selectFrom('offer')
    .select(['theme_ids', 'voucher_prices'])
    .where('id', '=', offerId)
    .where('giftable', '=', true)
    .executeTakeFirst();
  if (!offer) return false;
  if (product.kind === 'gift') return true;
  const [box] = await findBoxTerms(db, product.code);
  return (
    box !== undefined &&
    (offer.voucher_prices?.[0] ?? Number.POSITIVE_INFINITY) <= box.priceMax &&
    offer.theme_ids.some((id) => box.themeIds.includes(id))
  );
}

/**
 * The conditions for the stays of each box, or of the box with a code. Boxes without themes open no stay and are left
 * out.
 */
export async function findBoxTerms(db: Kysely<Tables>, code?: string): Promise<BoxTerms[]> {
  const boxes = db.selectFrom('gift_box').select(['theme_ids', 'sell_price']);
  const rows = await (code === undefined ? boxes : boxes.where('code', '=', code)).execute();
  return rows
    .filter(({ theme_ids }) => theme_ids.length > 0)
    .map(({ theme_ids, sell_price }) => ({ themeIds: theme_ids, priceMax: sell_price }));
}
