import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Stores a gift card with a balance in cents, valid for a year from the tests' day; returns its serial number. */
export async function insertGiftcard(db: Kysely<Tables>, balance: number): Promise<string> {
  const serial_number = `CARD-${randomUUID().slice(0, 8).toUpperCase()}`;
  await db.insertInto('giftcard').values({ serial_number, balance, valid_until: '2027-11-21' }).execute();
  return serial_number;
}

/** Balance of a gift card in cents. */
export async function giftcardBalance(db: Kysely<Tables>, serialNumber: string): Promise<number> {
  const { balance } = await db
    .selectFrom('giftcard')
    .select('balance')
    .where('serial_number', '=', serialNumber)
    .executeTakeFirstOrThrow();
  return balance;
}
