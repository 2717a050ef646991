import { checkoutOfTest } from '@sabadora/api/testing';
import { describe, expect, test, vi } from 'vitest';
import { applyCode } from './applyCode.ts';
import type { ChangeResult, CheckoutState } from './useCheckout.ts';

const checkout = checkoutOfTest({ giftcards: [{ serialNumber: 'GIFT-1', usedAmount: 1000 }] });
const saved: ChangeResult = { status: 'saved', checkout };
const refused = (field: string, message: string): ChangeResult => ({
  status: 'refused',
  fields: [{ field, message }],
  isClosed: false,
});
const changing = (...results: ChangeResult[]) =>
  vi.fn<CheckoutState['change']>(async () => results.shift() ?? { status: 'failed' });

describe('a gift card or promotion code (PR-174)', () => {
  test('is sent in capitals and without spaces', async () => {
    const change = changing(saved);
    expect(await applyCode(checkout, change, ' gift-2 34 ')).toEqual({
      kind: 'giftcard',
      checkout,
      serialNumber: 'GIFT-234',
    });
    expect(change.mock.calls).toEqual([[{ code: 'GIFT-234' }]]);
  });

  test('is a promotion code where the order then has that', async () => {
    const reduced = checkoutOfTest({ promotionCode: 'WINTER' });
    const change = changing({ status: 'saved', checkout: reduced });
    expect(await applyCode(checkout, change, 'winter')).toEqual({ kind: 'promotion', checkout: reduced });
  });

  test.each(['unknown', 'expired', 'empty', 'used', 'minimum', 'notNeeded'] as const)(
    'may be refused: %s',
    async (fault) => {
      expect(await applyCode(checkout, changing(refused('code', fault)), 'GIFT-2')).toEqual({
        kind: 'refused',
        fault,
      });
    },
  );

  test('what cannot be a code, or is there already, is not sent', async () => {
    const change = changing();
    expect(await applyCode(checkout, change, 'not a code!')).toEqual({ kind: 'refused', fault: 'unknown' });
    expect(await applyCode(checkout, change, 'gift-1')).toEqual({ kind: 'refused', fault: 'present' });
    expect(change).not.toHaveBeenCalled();
  });

  test('a gateway that cannot be reached, and an order that is closed, are failures', async () => {
    expect(await applyCode(checkout, changing({ status: 'failed' }), 'GIFT-2')).toEqual({
      kind: 'refused',
      fault: 'failed',
    });
    const closed = changing({ ...refused('state', 'HOLD_EXPIRED'), isClosed: true } as ChangeResult);
    expect(await applyCode(checkout, closed, 'GIFT-2')).toEqual({ kind: 'refused', fault: 'failed' });
  });
});
