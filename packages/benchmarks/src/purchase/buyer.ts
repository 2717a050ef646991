import { randomUUID } from 'node:crypto';
import { request } from 'node:http';

/** A stay that can be booked, with a day for each of its activities. */
export interface StayToBuy {
  offerId: number;
  checkin: string;
  nights: number;
  activityDates: string[];
}

interface Sent {
  status: number;
  body: unknown;
  /** Milliseconds from sending the request until the whole response is read. */
  ms: number;
}

/** Fields of a checkout that its order repeats. */
interface OpenCheckout {
  id: string;
  remainingAmountToPay: number;
  product: { checkout: string };
}

const BUYER = {
  email: { email: 'ana@example.com' },
  civility: null,
  firstName: 'Ana',
  lastName: 'Peñas',
  phoneNumber: '+33 6 12 34 56 78',
  addressLine: '1 rue du Port',
  postalCode: '35400',
  city: 'Saint-Malo',
  country: 'FR',
};

const PARTY = { adult: 2, child: 0, baby: 0 };

/** Number of buyers in this process. */
let count = 0;

/** An unused address of the loopback network: the gateway limits the calls of each address in a minute. */
function nextAddress(): string {
  count += 1;
  return `127.${1 + Math.floor(count / 62_500)}.${Math.floor(count / 250) % 250}.${1 + (count % 250)}`;
}

/** Sends a request from an address of the loopback network. */
export function send(gateway: string, path: string, localAddress: string, payload?: object): Promise<Sent> {
  const start = performance.now();
  const method = payload ? 'POST' : 'GET';
  const headers = payload ? { 'content-type': 'application/json' } : {};
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, gateway), { method, headers, localAddress }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: JSON.parse(text) as unknown,
          ms: performance.now() - start,
        }),
      );
    });
    sent.on('error', reject);
    sent.end(payload && JSON.stringify(payload));
  });
}

const quotePath = ({ offerId, checkin, nights }: Omit<StayToBuy, 'activityDates'>) =>
  `/api/product/${offerId}/quote?locale=fr_FR&checkin=${checkin}&nights=${nights}&adult=2&child=0&baby=0`;

/** Stays of one night that can be booked from a day, found with a visitor's search. */
export async function findStays(gateway: string, checkin: string, page: number): Promise<StayToBuy[]> {
  const address = nextAddress();
  const found = await send(gateway, '/api/offers.json', address, {
    locale: 'fr_FR',
    filters: { offer: { date: { checkin, nights: 1 } } },
    pagination: { page },
  });
  const { exactMatch = [] } = found.body as { exactMatch?: { mainPackage: { id: number } }[] };
  const stays: StayToBuy[] = [];
  for (const { mainPackage } of exactMatch) {
    const stay = { offerId: mainPackage.id, checkin, nights: 1 };
    const { body } = await send(gateway, quotePath(stay), address);
    const { bookable, activities } = body as {
      bookable: boolean;
      activities: { activityId: number; dates: string[] }[];
    };
    const activityDates = activities.flatMap(({ activityId, dates }) =>
      dates.slice(0, 1).map((date) => `${activityId}_${date}`),
    );
    if (bookable && activityDates.length === activities.length) stays.push({ ...stay, activityDates });
  }
  return stays;
}

/** Requests a quote, and returns its duration in milliseconds. */
export async function quote(gateway: string, stay: StayToBuy): Promise<number> {
  const { ms } = await send(gateway, quotePath(stay), nextAddress());
  return ms;
}

/** Holds the room of a stay; undefined when no room is left. */
export async function hold(
  gateway: string,
  { offerId, checkin, nights, activityDates }: StayToBuy,
  address = nextAddress(),
): Promise<{ checkout: OpenCheckout; ms: number } | undefined> {
  const { status, body, ms } = await send(gateway, '/api/checkout/init', address, {
    locale: 'fr_FR',
    attempt: randomUUID(),
    kind: 'stay',
    offerId,
    checkin,
    nights,
    ...PARTY,
    activityDaySelections: activityDates,
  });
  return status === 200 ? { checkout: body as OpenCheckout, ms } : undefined;
}

/** Milliseconds of each call of a purchase. */
export interface PurchaseTimes {
  'take the room': number;
  order: number;
  'complete it': number;
}

/** Buys a stay with a test card, with the same calls as a page; undefined when no room is left. */
export async function buy(gateway: string, stay: StayToBuy): Promise<PurchaseTimes | undefined> {
  const address = nextAddress();
  const post = async (path: string, payload: object) => {
    const sent = await send(gateway, path, address, payload);
    if (sent.status !== 200)
      throw new Error(`${path} responded with ${sent.status}: ${JSON.stringify(sent.body)}`);
    return sent;
  };
  const held = await hold(gateway, stay, address);
  if (!held) return undefined;
  const { id, product } = held.checkout;
  const chosen = await post(`/api/checkout/${id}`, { cancellation: 'nonCancellable' });
  const { remainingAmountToPay } = chosen.body as OpenCheckout;
  const order = {
    checkoutId: id,
    attempt: randomUUID(),
    locale: 'fr_FR',
    buyer: BUYER,
    currency: 'EUR',
    expectedAmount: remainingAmountToPay,
    items: {
      insuranceItem: false,
      promotionCodeItem: null,
      shortStayItem: {
        gift: false,
        reservationCriteria: {
          offerId: stay.offerId,
          activityDaySelections: stay.activityDates,
          pax: { numberOfAdults: PARTY.adult, numberOfChildren: PARTY.child, numberOfBabies: PARTY.baby },
          travelPeriod: { checkinDate: stay.checkin, checkoutDate: product.checkout },
          minisiteId: null,
        },
        specialRequest: null,
      },
    },
  };
  const ordered = await post('/front-gateway/purchase/orders', order);
  const { payment } = ordered.body as { payment?: { intentId: string; clientSecret: string } | null };
  if (!payment) throw new Error(`An order was refused: ${JSON.stringify(ordered.body)}`);
  const { intentId, clientSecret } = payment;
  await post(`/front-gateway/sandbox/intents/${intentId}/confirm`, { clientSecret, card: 'webhook_never' });
  const finished = await post('/front-gateway/purchase/zeppto', {
    ...order,
    pspAuthorization: { paymentIntentId: intentId, paymentMethod: 'card' },
  });
  if (!('booking' in (finished.body as object)))
    throw new Error(`A payment was not accepted: ${JSON.stringify(finished.body)}`);
  return { 'take the room': held.ms, order: ordered.ms, 'complete it': finished.ms };
}
