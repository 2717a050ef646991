import { randomUUID } from 'node:crypto';
import type {
  Checkout,
  CreatedOrder,
  FinishedOrder,
  OrderedProduct,
  OrderRequest,
  SandboxCard,
} from '@sabadora/api';
import { buyerOfTest } from '@sabadora/api/testing';
import { type FastifyInstance, type InjectOptions } from 'fastify';

/** The request for two nights in the fixture's first offer, on days with rooms. */
export const STAY = {
  locale: 'fr_FR',
  kind: 'stay',
  offerId: 1001,
  checkin: '2026-12-12',
  nights: 2,
  adult: 2,
  child: 0,
  baby: 0,
} as const;

/** The response to a request. */
export interface Sent<Answer> {
  status: number;
  body: Answer;
}

/** Posts a JSON body. */
export async function post(
  server: FastifyInstance,
  url: string,
  payload: object,
  more: InjectOptions = {},
): Promise<Sent<unknown>> {
  const response = await server.inject({ method: 'POST', url, payload, ...more });
  return { status: response.statusCode, body: response.json() };
}

/** Begins a checkout of any kind, each time from another address. */
export async function beginOrder(server: FastifyInstance, request: object): Promise<Sent<Checkout>> {
  const body = { locale: 'fr_FR', attempt: randomUUID(), ...request };
  return (await post(server, '/api/checkout/init', body)) as Sent<Checkout>;
}

/** Begins a checkout of the stay. */
export function begin(server: FastifyInstance, changes: object = {}): Promise<Sent<Checkout>> {
  return beginOrder(server, { ...STAY, ...changes });
}

/** Begins a checkout and chooses the option with the least cancellation rights. */
export async function beginAndChoose(server: FastifyInstance, changes: object = {}): Promise<Checkout> {
  const { body } = await begin(server, changes);
  const chosen = await post(server, `/api/checkout/${body.id}`, { cancellation: 'nonCancellable' });
  return chosen.body as Checkout;
}

/** The items by which an order names its product. */
function itemOf(product: OrderedProduct): Pick<OrderRequest['items'], 'shortStayItem' | 'voucherItem'> {
  if (product.kind === 'stay') {
    const { offerId, activities, adult, child, baby, checkin, checkout } = product;
    return {
      shortStayItem: {
        gift: false,
        reservationCriteria: {
          offerId,
          activityDaySelections: activities.map(({ activityId, date }) => `${activityId}_${date}`),
          pax: { numberOfAdults: adult, numberOfChildren: child, numberOfBabies: baby },
          travelPeriod: { checkinDate: checkin, checkoutDate: checkout },
          minisiteId: null,
        },
        specialRequest: null,
      },
      voucherItem: null,
    };
  }
  const { kind } = product;
  const productId =
    kind === 'gift' ? product.offerId : kind === 'activity' ? product.activityId : product.code;
  return { shortStayItem: null, voucherItem: { kind, productId: String(productId) } };
}

/** The order of a checkout, as a page sends it. */
export function orderOf(checkout: Checkout, changes: Partial<OrderRequest> = {}): OrderRequest {
  const { id, remainingAmountToPay, product } = checkout;
  return {
    checkoutId: id,
    attempt: randomUUID(),
    locale: 'fr_FR',
    buyer: buyerOfTest(),
    currency: 'EUR',
    expectedAmount: remainingAmountToPay,
    items: {
      insuranceItem: checkout.cancellation.chosen === 'insurance',
      promotionCodeItem: null,
      ...itemOf(product),
    },
    ...changes,
  };
}

/** An order whose payment has begun. */
export interface Paying {
  order: OrderRequest;
  intentId: string;
  clientSecret: string;
}

/** Requests the payment of a checkout; the response must have an intent. */
export async function startPaying(server: FastifyInstance, order: OrderRequest): Promise<Paying> {
  const sent = await post(server, '/front-gateway/purchase/orders', order);
  const body = sent.body as CreatedOrder;
  if (!('payment' in body) || !body.payment) throw new Error(`No payment: ${JSON.stringify(body)}`);
  const { intentId, clientSecret } = body.payment;
  return { order, intentId, clientSecret };
}

/** Does what the provider's script does in the browser with a test card. */
export async function confirm(
  server: FastifyInstance,
  { intentId, clientSecret }: Paying,
  card: SandboxCard,
): Promise<Sent<{ status: string; declineCode: string | null; redirectTo: string | null }>> {
  const sent = await post(server, `/front-gateway/sandbox/intents/${intentId}/confirm`, {
    clientSecret,
    card,
  });
  return sent as Awaited<ReturnType<typeof confirm>>;
}

/** Sends the page's request after the provider's script has finished. */
export async function finish(server: FastifyInstance, { order, intentId }: Paying): Promise<FinishedOrder> {
  const pspAuthorization = { paymentIntentId: intentId, paymentMethod: 'card' };
  const { body } = await post(server, '/front-gateway/purchase/zeppto', { ...order, pspAuthorization });
  return body as FinishedOrder;
}

/** Buys the stay with a card. */
export async function buy(server: FastifyInstance, card: SandboxCard = 'approved', changes: object = {}) {
  const checkout = await beginAndChoose(server, changes);
  const paying = await startPaying(server, orderOf(checkout));
  await confirm(server, paying, card);
  return { checkout, paying, result: await finish(server, paying) };
}
