import { createOrder } from '@sabadora/api';
import { buyerOfTest, checkoutOfTest } from '@sabadora/api/testing';
import { expect, test } from 'vitest';
import { orderRequest } from './orderRequest.ts';

const ATTEMPT = '3f0e8f6e-7c3a-4a40-9d0b-5cfd5c1c1a11';

test('PR-172, PR-173: an order names its checkout, buyer, stay and amount, as the call takes them', async () => {
  const checkout = checkoutOfTest();
  const buyer = buyerOfTest();
  const order = orderRequest(checkout, { buyer, locale: 'nl_BE', attempt: ATTEMPT });
  const { request } = await createOrder.schemas();
  expect(request.parse(order)).toMatchObject({
    checkoutId: checkout.id,
    attempt: ATTEMPT,
    locale: 'nl_BE',
    buyer: { firstName: buyer.firstName, email: buyer.email },
    currency: 'EUR',
    expectedAmount: checkout.remainingAmountToPay,
  });
  expect(order.items.shortStayItem?.reservationCriteria).toEqual({
    offerId: 12,
    activityDaySelections: ['812_2026-12-12'],
    pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
    travelPeriod: { checkinDate: '2026-12-12', checkoutDate: '2026-12-14' },
    minisiteId: null,
  });
});

test.each([
  ['insurance', true],
  ['flexible', false],
  [null, false],
] as const)('PR-150: the choice "%s" takes the insurance: %s', (chosen, insuranceItem) => {
  const { cancellation } = checkoutOfTest();
  const checkout = checkoutOfTest({ cancellation: { ...cancellation, chosen } });
  const order = orderRequest(checkout, { buyer: buyerOfTest(), locale: 'fr_FR', attempt: ATTEMPT });
  expect(order.items.insuranceItem).toBe(insuranceItem);
});
