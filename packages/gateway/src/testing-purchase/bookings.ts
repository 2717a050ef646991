import type { Booking, CreatedOrder, FinishedOrder, SandboxCard } from '@sabadora/api';
import { randomUUID } from 'node:crypto';
import { begin, confirm, finish, orderOf, post, type Sent, startPaying } from './buyer.ts';
import type { PurchaseServer } from './purchaseServer.ts';

/** E-mail of the test buyers. */
const EMAIL = 'ana@example.com';

let visitors = 0;

/** Looks up a booking, each time from another address. */
export function lookUp({ server }: PurchaseServer, number: string, email = EMAIL): Promise<Sent<unknown>> {
  visitors += 1;
  const remoteAddress = `10.1.${Math.floor(visitors / 200)}.${(visitors % 200) + 1}`;
  return post(server, '/api/bookings/lookup', { number, email }, { remoteAddress });
}

/** Looks up a booking that must exist. */
export async function findBooking(
  shop: PurchaseServer,
  number: string,
): Promise<{ access: string; booking: Booking }> {
  const { status, body } = await lookUp(shop, number);
  if (status !== 200) throw new Error(`No booking ${number}: ${JSON.stringify(body)}`);
  return body as { access: string; booking: Booking };
}

/** Buys a stay that can be changed, two nights at 80 euros; returns the booking's number. */
export async function buyFlexible({ server }: PurchaseServer, changes: object = {}): Promise<string> {
  const { body: checkout } = await begin(server, changes);
  await post(server, `/api/checkout/${checkout.id}`, { cancellation: 'flexible' });
  const paying = await startPaying(server, orderOf(checkout));
  await confirm(server, paying, 'approved');
  const finished = await finish(server, paying);
  if (!('booking' in finished)) throw new Error(`Not booked: ${JSON.stringify(finished)}`);
  return finished.booking.number;
}

/** New dates for a test's move: two nights from a day. */
export interface TestMove {
  checkin: string;
  /** The difference that the buyer was shown, in cents. @default 0 */
  expectedAmount?: number;
  attempt?: string;
}

/** Requests other dates. */
export async function move(
  { server }: PurchaseServer,
  access: string,
  { checkin, expectedAmount = 0, attempt = randomUUID() }: TestMove,
): Promise<CreatedOrder> {
  const request = { access, attempt, checkin, nights: 2, expectedAmount };
  return (await post(server, '/api/bookings/move', request)).body as CreatedOrder;
}

/** Pays the difference of a move with a card, and requests its result. */
export async function payMove(
  { server }: PurchaseServer,
  access: string,
  created: CreatedOrder,
  card: SandboxCard = 'approved',
): Promise<FinishedOrder> {
  if (!('payment' in created) || !created.payment) throw new Error(`No payment: ${JSON.stringify(created)}`);
  const { intentId, clientSecret } = created.payment;
  await post(server, `/front-gateway/sandbox/intents/${intentId}/confirm`, { clientSecret, card });
  return finishMove({ server }, access, intentId);
}

/** Requests the result of a move. */
export async function finishMove(
  { server }: Pick<PurchaseServer, 'server'>,
  access: string,
  paymentIntentId: string | null,
): Promise<FinishedOrder> {
  const { body } = await post(server, '/api/bookings/move/finish', { access, paymentIntentId });
  return body as FinishedOrder;
}
