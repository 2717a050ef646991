import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Counts the stays of every gift box: stays of its themes whose vouchers cost at most as much as the box. */
export async function refreshBoxes(kysely: Kysely<Tables>): Promise<void> {
  await sql`
    update gift_box set offer_count = (
      select count(*) from offer join hotel on hotel.id = offer.hotel_id
      where hotel.active and offer.published and offer.giftable
        and offer.voucher_prices[1] <= gift_box.sell_price and offer.theme_ids && gift_box.theme_ids
    )`.execute(kysely);
}
