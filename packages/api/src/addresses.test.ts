import { expect, test } from 'vitest';
import { activityDetail, boxDetail, giftExtras, initCheckout } from './calls/index.ts';

test('PR-186, CH-140, D-081, D-103: calls that the specification names without an address have one', async () => {
  const calls = [boxDetail, activityDetail, giftExtras, initCheckout];
  expect(calls.map(({ method, base, path }) => `${method} ${base} ${path}`)).toEqual([
    'GET frontGateway /boxes/{code}/product-detail',
    'GET api /activity-only/weekend/{id}/detail.json',
    'GET frontGateway /gift/extras',
    'POST api /checkout/init',
  ]);
  for (const { schemas } of calls)
    expect(await schemas()).toMatchObject({ request: expect.anything(), response: expect.anything() });
});
