import type { Booking } from '../schemas/booking.ts';
import type { Buyer, Checkout } from '../schemas/checkout.ts';
import type { OrderedStay } from '../schemas/orderedProduct.ts';
import type { Confirmation, OrderRequest } from '../schemas/purchase.ts';

const ORDER_ID = '5f0c6a0e-6f0d-4c3b-9b52-0f7a3f6b7a01';
const ATTEMPT = '0b6f2f3e-2d35-4f62-8f0a-6f5f0f3f9c11';

/** A buyer with valid fields only. */
export function buyerOfTest(changes: Partial<Buyer> = {}): Buyer {
  return {
    email: { email: 'ana@example.com' },
    civility: null,
    firstName: 'Ana',
    lastName: 'Peñas',
    phoneNumber: '+33 6 00 00 00 00',
    addressLine: '1 rue du Port',
    postalCode: '35400',
    city: 'Saint-Malo',
    country: 'FR',
    ...changes,
  };
}

const stay: OrderedStay = {
  kind: 'stay',
  offerId: 12,
  label: 'Weekend by the sea',
  imageUrl: '/images/sea/12/640_360.webp',
  hotel: { id: 7, label: 'Hôtel des Dunes', stars: 4, town: 'Cabourg', address: '2 avenue de la Mer' },
  checkin: '2026-12-12',
  checkout: '2026-12-14',
  nights: 2,
  nbRooms: 1,
  adult: 2,
  child: 0,
  baby: 0,
  activities: [{ activityId: 812, title: 'Spa for two', date: '2026-12-12' }],
  localTax: 660,
};

/** A stay of two nights, held until 12:15 at 12:00 UTC, with free cancellation or an insurance to choose. */
export function checkoutOfTest(changes: Partial<Checkout> = {}): Checkout {
  return {
    id: ORDER_ID,
    state: 'held',
    heldUntil: '2026-11-21T12:15:00.000Z',
    now: '2026-11-21T12:00:00.000Z',
    lines: [
      { kind: 'room', label: 'A night for two', amount: 29800 },
      { kind: 'breakfast', label: 'Breakfast', amount: 0 },
    ],
    total: 29800,
    giftcards: [],
    voucher: null,
    promotionCode: null,
    remainingAmountToPay: 29800,
    paymentProvider: { name: 'sandbox' },
    currency: 'EUR',
    product: stay,
    cancellation: {
      policy: { cancellable: true, cancellationDeadline: '2026-12-09' },
      options: [
        { option: 'flexible', amount: 0 },
        { option: 'nonCancellable', amount: 0 },
        { option: 'insurance', amount: 1788 },
      ],
      chosen: null,
      refundSchedule: [
        { until: '2026-12-09', amount: 23840 },
        { until: null, amount: 0 },
      ],
    },
    insurance: { amount: 1788 },
    payLater: [
      { type: 'deferred', paymentFee: 0, payments: [{ amount: 29800, date: '2026-12-09' }] },
      {
        type: '3x',
        paymentFee: 447,
        payments: [
          { amount: 10381, date: '2026-11-21' },
          { amount: 9933, date: '2026-12-21' },
          { amount: 9933, date: '2027-01-21' },
        ],
      },
    ],
    paymentMethod: 'card',
    buyer: null,
    specialRequest: '',
    priceChange: null,
    ...changes,
  };
}

/** The request that pays the order of `checkoutOfTest`. */
export function orderOfTest(changes: Partial<OrderRequest> = {}): OrderRequest {
  return {
    checkoutId: ORDER_ID,
    attempt: ATTEMPT,
    locale: 'fr_FR',
    buyer: buyerOfTest(),
    currency: 'EUR',
    expectedAmount: 29800,
    items: {
      insuranceItem: false,
      promotionCodeItem: null,
      shortStayItem: {
        gift: false,
        reservationCriteria: {
          offerId: stay.offerId,
          activityDaySelections: ['812_2026-12-12'],
          pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
          travelPeriod: { checkinDate: stay.checkin, checkoutDate: stay.checkout },
          minisiteId: null,
        },
        specialRequest: null,
      },
    },
    ...changes,
  };
}

/** The confirmation of that order. */
export function confirmationOfTest(changes: Partial<Confirmation> = {}): Confirmation {
  const { lines, total, giftcards, voucher, currency, cancellation } = checkoutOfTest();
  const { policy, refundSchedule } = cancellation;
  return {
    orderUUID: ORDER_ID,
    number: '10000234',
    state: 'paid',
    locale: 'fr_FR',
    minisiteId: null,
    paidAt: '2026-11-21T12:04:00.000Z',
    email: 'a••@example.com',
    lines,
    total,
    giftcards,
    voucher,
    currency,
    product: stay,
    cancellation: { policy, chosen: 'flexible', refundSchedule },
    paymentMethod: 'card',
    payments: [],
    refundedAmount: null,
    documents: {
      receipt: `/api/orders/${ORDER_ID}/receipt.pdf`,
      calendar: `/api/orders/${ORDER_ID}/stay.ics`,
    },
    ...changes,
  };
}

/** The booking of that order after a lookup: it can be changed, and cancelled for a refund. */
export function bookingOfTest(changes: Partial<Booking> = {}): Booking {
  return {
    ...confirmationOfTest(),
    afterSale: 'open',
    deadline: '2026-12-09',
    refund: 23840,
    refundParts: [{ to: 'card', ending: null, amount: 23840 }],
    untaken: 0,
    refundPending: 0,
    ...changes,
  };
}
