import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { notFound } from '../../http/problem.ts';
import { findOrder, type OrderRow } from '../orders/orderRow.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import { readAccess } from './access.ts';

/** Minimum duration of a lookup in milliseconds, found or not: longer than the database needs for either. */
const LOOKUP_MS = 250;

/** Compared with the e-mail when there is no such booking, so that the work is the same; no address equals it. */
const NO_ADDRESS = 'none';

const digestOf = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest();

/**
 * The booking with a number, for whoever knows its buyer's e-mail.
 *
 * @throws Problem 404 for any other pair; it does not reveal which of the two was wrong
 */
export async function findBooking(
  { db }: Pick<PurchaseContext, 'db'>,
  { number, email }: { number: string; email: string },
): Promise<OrderRow> {
  const [order] = await Promise.all([
    db.selectFrom('purchase').selectAll().where('number', '=', Number(number)).executeTakeFirst(),
    pause(LOOKUP_MS),
  ]);
  const isBuyer = timingSafeEqual(digestOf(order?.buyer?.email.email ?? NO_ADDRESS), digestOf(email));
  if (!order || !isBuyer) throw notFound('such booking');
  return order;
}

/** The booking of an access token. @throws Problem 404 when it has expired, or was never granted */
export async function accessedBooking(
  { db, now }: Pick<PurchaseContext, 'db' | 'now'>,
  access: string,
): Promise<OrderRow> {
  const id = await readAccess(db, { access, purpose: 'booking', now: now() });
  const order = id === undefined ? undefined : await findOrder(db, id);
  if (!order) throw notFound('such booking');
  return order;
}
