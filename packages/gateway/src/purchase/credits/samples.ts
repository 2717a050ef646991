import { addDays, type IsoDay } from '@sabadora/days';
import type { Insertable, Kysely } from 'kysely';
import type { GiftcardTable, PromotionCodeTable } from '../../database/orderTables.ts';
import type { Tables } from '../../database/tables.ts';

/** Days for which the samples are valid from their creation. */
const VALID_DAYS = 365;

/** The row of a sample without its last day of validity; `isExpired` makes it invalid already. */
type Sample<Row> = Omit<Row, 'valid_until'> & { isExpired?: boolean };

/** Sample gift cards; the same in every installation. */
const SAMPLE_GIFTCARDS: readonly Sample<Insertable<GiftcardTable>>[] = [
  { serial_number: 'GIFT-50-AAAA', balance: 5000 },
  { serial_number: 'GIFT-50-BBBB', balance: 5000 },
  { serial_number: 'GIFT-50-CCCC', balance: 5000 },
  { serial_number: 'GIFT-50-DDDD', balance: 5000 },
  { serial_number: 'GIFT-2000-AAAA', balance: 200_000 },
  { serial_number: 'GIFT-EMPTY', balance: 0 },
  { serial_number: 'GIFT-EXPIRED', balance: 5000, isExpired: true },
];

/** Sample promotion codes. */
const SAMPLE_CODES: readonly Sample<Insertable<PromotionCodeTable>>[] = [
  { code: 'WELCOME5', percent: 5, amount: null, uses_left: null },
  { code: 'WEEKEND20', percent: null, amount: 2000, minimum: 15_000, uses_left: null },
  { code: 'ONCE', percent: null, amount: 1000, uses_left: 1 },
  { code: 'LASTYEAR', percent: 20, amount: null, uses_left: null, isExpired: true },
];

/** Inserts the samples, or resets those that were used: for development, never in production. */
export async function insertSamples(db: Kysely<Tables>, today: IsoDay): Promise<void> {
  const validUntil = (isExpired = false) => addDays(today, isExpired ? -1 : VALID_DAYS);
  await db
    .insertInto('giftcard')
    .values(
      SAMPLE_GIFTCARDS.map(({ isExpired, ...card }) => ({ ...card, valid_until: validUntil(isExpired) })),
    )
    .onConflict((conflict) =>
      conflict.column('serial_number').doUpdateSet((row) => ({
        balance: row.ref('excluded.balance'),
        valid_until: row.ref('excluded.valid_until'),
      })),
    )
    .execute();
  await db
    .insertInto('promotion_code')
    .values(SAMPLE_CODES.map(({ isExpired, ...code }) => ({ ...code, valid_until: validUntil(isExpired) })))
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((row) => ({
        uses_left: row.ref('excluded.uses_left'),
        valid_until: row.ref('excluded.valid_until'),
      })),
    )
    .execute();
}
