import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { makeActivities } from './activities.ts';
import { boxRows } from './boxes.ts';
import { insertRows } from './bulk.ts';
import type { Hotel } from './hotels.ts';

/** Writes the activities that these hotels offer without a night. */
export async function writeActivities(kysely: Kysely<Tables>, hotels: readonly Hotel[]): Promise<void> {
  await insertRows(kysely, 'activity', hotels.flatMap(makeActivities));
}

/** Writes the gift boxes; stays are counted by `refreshBoxes`. */
export async function writeBoxes(kysely: Kysely<Tables>): Promise<void> {
  await insertRows(kysely, 'gift_box', boxRows);
}

/** Counts the stays of every gift box: vouchers of its themes that cost no more. */
export async function refreshBoxes(kysely: Kysely<Tables>): Promise<void> {
  await sql`
    update gift_box set offer_count = (
      select count(*) from offer join hotel on hotel.id = offer.hotel_id
      where hotel.active and offer.published and offer.giftable
        and offer.voucher_prices[1] <= gift_box.sell_price and offer.theme_ids && gift_box.theme_ids
    )`.execute(kysely);
}
