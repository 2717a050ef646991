import { type Kysely, sql } from 'kysely';
import { SEARCH_META } from '../catalogue/derived/calendarDays.ts';
import type { Tables } from '../database/tables.ts';

/** The present state of an offer that may have changed. */
export interface ChangedOffer {
  offer_id: number;
  /** The transaction that last changed it, a number as text. */
  transaction_id: string;
  promo: number;
  voucher_price: number | null;
  expires_on: string | null;
  from_price: number;
  from_nights: number;
  first_day: string;
  prices: number[];
  rooms: number[];
  min_nights: number[];
}

/** The changes since a transaction. */
export interface Changes {
  /** Version of the catalogue; undefined when there is no search data yet. */
  version: string | undefined;
  /** All transactions before this one have ended: later changes are by this one or a later one. */
  oldest: bigint;
  offers: ChangedOffer[];
}

/** The oldest transaction that is still running in the snapshot of a statement. */
export const OLDEST_RUNNING = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`;

/**
 * The offers that transactions from `since` on have changed, read in one statement.
 *
 * @param known keys of changes to leave out, from `changeKey`
 */
export async function readChanges(
  db: Kysely<Tables>,
  since: bigint,
  known: Iterable<string>,
): Promise<Changes> {
  const { rows } = await sql<
    { version: string | null; oldest: string } & (ChangedOffer | { offer_id: null })
  >`
    select m.value ->> 'version' as version, ${OLDEST_RUNNING} as oldest, x.offer_id,
      x.transaction_id::text as transaction_id, o.promo, o.expires_on,
      case when o.giftable then o.voucher_prices[1] end as voucher_price,
      c.from_price, c.from_nights, c.first_day, c.prices, c.rooms, c.min_nights
    from (values (1)) as always_one_row
    left join meta m on m.key = ${SEARCH_META}
    left join (
      offer_change x join offer o on o.id = x.offer_id join offer_calendar c on c.offer_id = x.offer_id
    ) on x.transaction_id >= ${String(since)}::xid8
      and (x.offer_id || '@' || x.transaction_id::text) <> all (${[...known]}::text[])`.execute(db);
  return {
    version: rows[0]?.version ?? undefined,
    oldest: BigInt(rows[0]?.oldest ?? 0),
    offers: rows.filter((row) => row.offer_id !== null),
  };
}

/** Key of the change of an offer by a transaction. */
export function changeKey({ offer_id, transaction_id }: ChangedOffer): string {
  return `${offer_id}@${transaction_id}`;
}
