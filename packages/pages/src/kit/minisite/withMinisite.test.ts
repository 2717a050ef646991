import * as api from '@sabadora/api';
import { expect, test, vi } from 'vitest';
import { CALLS_OF_MINISITES, TRACKING_CALLS, withMinisite } from './withMinisite.ts';

const calls = Object.values(api).flatMap((value) =>
  typeof value === 'object' && 'schemas' in value ? [value as unknown as api.Call] : [],
);

/** Fields of a request's schema, once for each of its variants. */
function shapesOf(schema: unknown): object[] {
  const { def } = (schema as { _zod: { def: { shape?: object; options?: unknown[] } } })._zod;
  return def.shape ? [def.shape] : (def.options ?? []).flatMap(shapesOf);
}

/** Names of the calls whose request has this field. */
async function callsWith(field: string): Promise<string[]> {
  const taking = await Promise.all(
    calls.map(async (call) => {
      const { request } = await call.schemas();
      return shapesOf(request).some((shape) => field in shape) ? [call.name] : [];
    }),
  );
  return taking.flat().toSorted();
}

test('D-088: every call that takes a minisite is given it, and every one that takes an affiliate', async () => {
  expect(await callsWith('minisite')).toEqual(
    [...CALLS_OF_MINISITES, ...TRACKING_CALLS, 'initCheckout'].toSorted(),
  );
  expect(await callsWith('affiliate')).toEqual([...TRACKING_CALLS].toSorted());
});

const sentBy = async (call: api.Call, request: object) => {
  const send = vi.fn(async () => ({}));
  const client = withMinisite(
    { send: send as unknown as api.ApiClient['send'] },
    { minisiteId: 360, affiliate: 'la-gazette' },
  );
  await (client.send as (call: api.Call, request: object) => Promise<unknown>)(call, request);
  return send.mock.calls.map((sent: unknown[]) => sent[1])[0];
};

test('D-088: a search, the checkout of a stay and its order name the minisite', async () => {
  expect(await sentBy(api.searchOffers as unknown as api.Call, { locale: 'fr_FR' })).toEqual({
    locale: 'fr_FR',
    minisite: 360,
  });
  expect(await sentBy(api.initCheckout as unknown as api.Call, { kind: 'stay' })).toEqual({
    kind: 'stay',
    minisite: 360,
  });
  const order = (minisiteId: number | null) => ({
    items: { shortStayItem: { gift: false, reservationCriteria: { offerId: 1, minisiteId } } },
  });
  for (const call of [api.createOrder, api.finishOrder])
    expect(await sentBy(call as unknown as api.Call, order(null))).toEqual(order(360));
});

test('events and variations name the minisite and who sent the visitor', async () => {
  for (const call of [api.collectAnalytics, api.sendTrackingEvents, api.activateExperiment])
    expect(await sentBy(call as unknown as api.Call, { locale: 'fr_FR' })).toEqual({
      locale: 'fr_FR',
      minisite: 360,
      affiliate: 'la-gazette',
    });
});

test('what no minisite is named with stays as it is', async () => {
  const box = { kind: 'box', code: 'A' };
  expect(await sentBy(api.initCheckout as unknown as api.Call, box)).toEqual(box);
  expect(await sentBy(api.listThemes as unknown as api.Call, { locale: 'fr_FR' })).toEqual({
    locale: 'fr_FR',
  });
  const voucher = { items: { shortStayItem: null, voucherItem: { kind: 'box', productId: 'A' } } };
  expect(await sentBy(api.createOrder as unknown as api.Call, voucher)).toEqual(voucher);
});
