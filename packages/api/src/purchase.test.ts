import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checkout, initCheckout, updateCheckout } from './schemas/checkout.ts';
import { createOrder, finishOrder, getOrder } from './schemas/purchase.ts';
import { buyerOfTest, checkoutOfTest, confirmationOfTest, orderOfTest } from './testing/index.ts';

const { checkoutId: id } = orderOfTest();

const faults = (schema: z.ZodMiniType, value: unknown) =>
  (z.safeParse(schema, value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

describe('the calls of a purchase', () => {
  test('the samples fit their schemas', () => {
    expect(checkout.parse(checkoutOfTest())).toEqual(checkoutOfTest());
    expect(getOrder.response.parse(confirmationOfTest())).toEqual(confirmationOfTest());
    expect(createOrder.request.parse(orderOfTest())).toEqual({
      ...orderOfTest(),
      items: { ...orderOfTest().items, voucherItem: null },
      paymentMethod: 'card',
    });
  });

  test('the lines of a checkout add up to its total, and its cards and the rest do so, too', () => {
    const { lines, total, giftcards, remainingAmountToPay } = checkoutOfTest();
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(giftcards.reduce((sum, { usedAmount }) => sum + usedAmount, remainingAmountToPay)).toBe(total);
  });

  test('ALG-21 PR-172: a refused field of the buyer is named with its fault', () => {
    const buyer = buyerOfTest({ email: { email: 'ana@' }, firstName: ' ', postalCode: '1'.repeat(21) });
    expect(faults(updateCheckout.request, { id, buyer })).toEqual([
      ['buyer.email.email', 'email'],
      ['buyer.firstName', 'required'],
      ['buyer.postalCode', 'too-long'],
    ]);
  });

  test('PR-172: texts of the buyer are trimmed', () => {
    const parsed = updateCheckout.request.parse({ id, buyer: buyerOfTest({ city: ' Paris ' }) });
    expect(parsed.buyer?.city).toBe('Paris');
  });

  test.each(['4242424242424242', 'my card: 4242 4242 4242 4242', '4242-4242-4242-4242'])(
    'a request with the number of a card is refused: %s',
    (specialRequest) => {
      expect(faults(updateCheckout.request, { id, specialRequest })).toHaveLength(1);
      expect(
        faults(updateCheckout.request, { id, specialRequest: 'A quiet room, arriving at 22:30' }),
      ).toEqual([]);
    },
  );

  test.each([
    ['attempt', 'again'],
    ['expectedPrice', -1],
    ['expectedPrice', 1.5],
    ['checkin', '2026-02-30'],
    ['nights', 0],
    ['adult', 21],
    ['kind', 'giftcard'],
    ['activityDaySelections', ['812']],
  ])('%s = %s begins no checkout', (field, value) => {
    const request = {
      locale: 'fr_FR',
      kind: 'stay',
      offerId: 12,
      checkin: '2026-12-12',
      nights: 2,
      expectedPrice: 29800,
      attempt: orderOfTest().attempt,
    };
    expect(faults(initCheckout.request, request)).toEqual([]);
    const [path] = faults(initCheckout.request, { ...request, [field]: value })[0] ?? [];
    expect(path).toMatch(new RegExp(`^${field}`));
  });

  test('PR-175, PR-176: a failure has a field of its own, a success and a wait never do', () => {
    const error = { code: 'PRICE_CHANGED', message: 'The price changed.', from: 1, to: 2 };
    expect(createOrder.response.parse({ error })).toEqual({ error });
    expect(finishOrder.response.parse({ pending: true })).toEqual({ pending: true });
    const booking = { orderUUID: id, number: '10000234' };
    expect(finishOrder.response.parse({ booking })).toEqual({ booking });
    expect(faults(finishOrder.response, { booking: { number: '1' } })).not.toEqual([]);
  });
});
