import { randomUUID } from 'node:crypto';
import type { Booking, Checkout, CreatedOrder, FinishedOrder } from '@sabadora/api';
import { addDays, type IsoDay } from '@sabadora/days';
import { orderOf, STAY } from './buyer.ts';
import type { MortalServer } from './mortalServer.ts';

/** What buyers can buy from a gateway that is killed. */
export interface MortalShop {
  server: MortalServer;
  /** A day on which stays of both offers begin. */
  checkin: IsoDay;
  /** Days after `checkin` from which a stay costs `dearer` cents more. */
  laterBy: number;
  dearer: number;
  /** Returns the number of an unused gift card. */
  nextCard: () => string | undefined;
  /** Returns the code of an unused voucher for one night. */
  nextVoucher: () => string | undefined;
}

/** What the gateway has confirmed to a buyer. */
export interface Acknowledged {
  orderId: string;
  /** The day to which the booking was moved, if it was. */
  movedTo?: IsoDay;
}

/** Orders a checkout and pays it; returns its id and number when that was confirmed. */
async function pay({ server }: MortalShop, checkout: Checkout) {
  const order = orderOf(checkout);
  const created = (await server.send('/front-gateway/purchase/orders', order)) as CreatedOrder;
  if (!('payment' in created)) return undefined;
  const paymentIntentId = created.payment?.intentId ?? null;
  if (created.payment) await confirm(server, created.payment);
  const pspAuthorization = { paymentIntentId, paymentMethod: 'card' };
  const finished = (await server.send('/front-gateway/purchase/zeppto', {
    ...order,
    pspAuthorization,
  })) as FinishedOrder;
  return 'booking' in finished ? finished.booking : undefined;
}

async function confirm(
  server: MortalServer,
  { intentId, clientSecret }: { intentId: string; clientSecret: string },
) {
  await server.send(`/front-gateway/sandbox/intents/${intentId}/confirm`, { clientSecret, card: 'approved' });
}

async function begin({ server, checkin }: MortalShop, request: object, choice: object): Promise<Checkout> {
  const body = { ...STAY, checkin, attempt: randomUUID(), ...request };
  const begun = (await server.send('/api/checkout/init', body)) as Checkout;
  return (await server.send(`/api/checkout/${begun.id}`, choice)) as Checkout;
}

async function buy(
  shop: MortalShop,
  request: object,
  choice: object = { cancellation: 'nonCancellable' },
): Promise<Acknowledged | undefined> {
  const checkout = await begin(shop, request, choice);
  const booking = await pay(shop, checkout);
  return booking && { orderId: booking.orderUUID };
}

/**
 * Books, looks up and moves a stay: to dearer days, whose difference is paid, or from dearer ones, whose difference
 * is refunded.
 */
async function buyAndMove(shop: MortalShop, isDearer: boolean): Promise<Acknowledged | undefined> {
  const { server, laterBy, dearer } = shop;
  const later = addDays(shop.checkin, laterBy);
  const [checkin, movedTo] = isDearer ? [shop.checkin, later] : [later, shop.checkin];
  const booking = await pay(shop, await begin(shop, { checkin }, { cancellation: 'flexible' }));
  if (!booking) return undefined;
  const key = { number: booking.number, email: 'ana@example.com' };
  const { access } = (await server.send('/api/bookings/lookup', key)) as { access: string; booking: Booking };
  const created = (await server.send('/api/bookings/move', {
    access,
    attempt: randomUUID(),
    checkin: movedTo,
    nights: STAY.nights,
    expectedAmount: isDearer ? dearer : -dearer,
  })) as CreatedOrder;
  const known = { orderId: booking.orderUUID };
  if (!('payment' in created)) return known;
  if (created.payment) await confirm(server, created.payment);
  const finished = (await server.send('/api/bookings/move/finish', {
    access,
    paymentIntentId: created.payment?.intentId ?? null,
  })) as FinishedOrder;
  return 'booking' in finished ? { ...known, movedTo } : known;
}

/** A buyer of a random kind, who retries each step until it gets a response; undefined when nothing was bought. */
export async function buyAnything(shop: MortalShop): Promise<Acknowledged | undefined> {
  const kinds = [
    () => buy(shop, {}),
    () => buyAndMove(shop, true),
    () => buyAndMove(shop, false),
    async () => {
      const card = shop.nextCard();
      const giftcards = card === undefined ? [] : [card];
      return buy(shop, {}, { cancellation: 'nonCancellable', giftcards });
    },
    async () => {
      const voucher = shop.nextVoucher();
      return voucher === undefined ? buy(shop, {}) : buy(shop, { offerId: 1002, nights: 1, voucher });
    },
  ];
  return kinds[Math.floor(Math.random() * kinds.length)]?.();
}
