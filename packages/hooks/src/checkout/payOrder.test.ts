import { ApiError, type ApiClient, type OrderPayment } from '@sabadora/api';
import { describe, expect, test, vi } from 'vitest';
import { payOrder, type PaymentMeans } from './payOrder.ts';

const ORDER = '0b6f2c7a-9b5e-4d4e-8a53-5f5b1a8f3c11';
const payment: OrderPayment = {
  provider: 'sandbox',
  intentId: 'pi_1234567890',
  clientSecret: 'secret',
  amount: 29_800,
};
const order = {} as Parameters<typeof payOrder>[1]['order'];
const lost = () => new ApiError({ call: 'x', reason: 'timeout' });

/** A gateway that responds to each call with the next item of its list; an error in the list is thrown. */
function gateway(responses: Record<string, unknown[]>) {
  const sent: string[] = [];
  const api = {
    send: vi.fn(async ({ name }: { name: string }) => {
      sent.push(name);
      const next = responses[name]?.shift();
      if (next instanceof Error) throw next;
      return next;
    }),
  } as unknown as ApiClient;
  return { api, sent };
}

const approved: PaymentMeans = { name: 'card', confirm: async () => ({ status: 'confirmed' }) };
const pay = (api: ApiClient, means = approved, signal = new AbortController().signal) =>
  payOrder(means, { api, order, signal, wait: async () => {} });
const created = { orderUUID: ORDER, payment };
const booked = { booking: { orderUUID: ORDER, number: '10000234' } };

describe('a payment (PR-170, PR-175, PR-176)', () => {
  test('PR-176: is begun, confirmed and finished', async () => {
    const { api, sent } = gateway({ createOrder: [created], finishOrder: [booked] });
    expect(await pay(api)).toEqual({ kind: 'paid', orderUUID: ORDER, number: '10000234' });
    expect(sent).toEqual(['createOrder', 'finishOrder']);
  });

  test('PR-175: an error in the response is a refusal, and nothing is confirmed', async () => {
    const error = { code: 'PRICE_CHANGED', message: '', from: 29_800, to: 31_000 };
    const { api } = gateway({ createOrder: [{ error }] });
    const confirm = vi.fn(approved.confirm);
    expect(await pay(api, { ...approved, confirm })).toEqual({ kind: 'refused', error });
    expect(confirm).not.toHaveBeenCalled();
  });

  test('a card that is declined is a refusal with its reason', async () => {
    const { api, sent } = gateway({ createOrder: [created] });
    const declined: PaymentMeans = {
      name: 'card',
      confirm: async () => ({ status: 'declined', declineCode: 'insufficient_funds' }),
    };
    expect(await pay(api, declined)).toMatchObject({
      kind: 'refused',
      error: { code: 'PAYMENT_DECLINED', declineCode: 'insufficient_funds' },
    });
    expect(sent).toEqual(['createOrder']);
  });

  test('a bank that asks is gone to', async () => {
    const { api } = gateway({ createOrder: [created] });
    const asks: PaymentMeans = { name: 'card', confirm: async () => ({ status: 'redirect', to: '/bank' }) };
    expect(await pay(api, asks)).toEqual({ kind: 'redirect', to: '/bank', intentId: payment.intentId });
  });

  test('means that open the bank’s page themselves say so before they do', async () => {
    const { api } = gateway({ createOrder: [created], finishOrder: [booked] });
    const seen: string[] = [];
    const opens: PaymentMeans = {
      name: 'card',
      opensBank: true,
      confirm: async () => {
        seen.push('confirmed');
        return { status: 'confirmed' };
      },
    };
    const onLeave = (intentId: string) => seen.push(intentId);
    const signal = new AbortController().signal;
    await payOrder(opens, { api, order, signal, wait: async () => {}, onLeave });
    expect(seen).toEqual([payment.intentId, 'confirmed']);
  });

  test('what gift cards pay whole needs no confirmation', async () => {
    const { api } = gateway({ createOrder: [{ orderUUID: ORDER, payment: null }], finishOrder: [booked] });
    const confirm = vi.fn(approved.confirm);
    expect((await pay(api, { ...approved, confirm })).kind).toBe('paid');
    expect(confirm).not.toHaveBeenCalled();
  });

  test('a response of the provider that is lost is requested of the gateway', async () => {
    const { api } = gateway({ createOrder: [created], finishOrder: [{ pending: true }, booked] });
    const silent: PaymentMeans = {
      name: 'card',
      confirm: async () => {
        throw lost();
      },
    };
    expect((await pay(api, silent)).kind).toBe('paid');
  });

  const refuses: PaymentMeans = { name: 'card', confirm: async () => ({ status: 'failed' }) };

  test('a call that the provider refused is said after two looks, not after half a minute', async () => {
    const { api, sent } = gateway({
      createOrder: [created],
      finishOrder: Array.from({ length: 20 }, () => ({ pending: true })),
    });
    const waits: number[] = [];
    const result = await payOrder(refuses, {
      api,
      order,
      signal: new AbortController().signal,
      wait: async (pause) => void waits.push(pause),
    });
    expect(result).toEqual({ kind: 'refused', error: { code: 'PAYMENT_FAILED' } });
    expect(sent).toEqual(['createOrder', 'finishOrder', 'finishOrder']);
    expect(waits.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(3000);
  });

  test('a refused call of a payment that had gone through is a booking', async () => {
    const { api } = gateway({ createOrder: [created], finishOrder: [booked] });
    expect((await pay(api, refuses)).kind).toBe('paid');
  });

  test('a response of the gateway that is lost is requested again', async () => {
    const { api, sent } = gateway({
      createOrder: [created],
      finishOrder: [lost(), { pending: true }, booked],
    });
    expect((await pay(api)).kind).toBe('paid');
    expect(sent).toEqual(['createOrder', 'finishOrder', 'finishOrder', 'finishOrder']);
  });

  test('a payment that nobody knows of stays unclear, and is not made twice', async () => {
    const { api, sent } = gateway({
      createOrder: [created],
      finishOrder: Array.from({ length: 20 }, () => ({ pending: true })),
    });
    expect(await pay(api)).toEqual({ kind: 'unclear' });
    expect(sent.filter((name) => name === 'createOrder')).toHaveLength(1);
  });

  test('a gateway that cannot be reached took nothing', async () => {
    const { api, sent } = gateway({ createOrder: [lost()] });
    expect((await pay(api)).kind).toBe('unreachable');
    expect(sent).toEqual(['createOrder']);
  });

  test('whoever leaves the page is not waited for', async () => {
    const abort = new AbortController();
    const { api, sent } = gateway({ createOrder: [created], finishOrder: [{ pending: true }] });
    const leaving: PaymentMeans = {
      name: 'card',
      confirm: async () => {
        abort.abort();
        return { status: 'confirmed' };
      },
    };
    expect((await pay(api, leaving, abort.signal)).kind).toBe('unclear');
    expect(sent).toEqual(['createOrder']);
  });
});
