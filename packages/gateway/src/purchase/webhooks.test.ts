import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../database/connect.ts';
import { ruleDatabases } from '../testing/databases.ts';
import { beginAndChoose, confirm, orderOf, type Paying, startPaying } from '../testing-purchase/buyer.ts';
import { createPurchaseServer, type PurchaseServer, setRooms } from '../testing-purchase/purchaseServer.ts';
import { deliverWebhooks, WEBHOOK_PATH } from './sandbox/deliverWebhooks.ts';
import { sandboxSecret } from './sandbox/sandboxProvider.ts';
import { sign, SIGNATURE_HEADER } from './sandbox/signature.ts';

const [{ open } = { open: undefined }] = ruleDatabases;

describe('webhooks of payments', () => {
  let database: Database;
  let shop: PurchaseServer;
  let origin: string;
  let paying: Paying;
  const stateOf = async ({ order }: Paying) => {
    const { state } = await shop.db
      .selectFrom('purchase')
      .select('state')
      .where('id', '=', order.checkoutId)
      .executeTakeFirstOrThrow();
    return state;
  };
  const queued = () => shop.db.selectFrom('sandbox_webhook').selectAll().orderBy('id').execute();
  const deliver = (to = origin) => deliverWebhooks(shop.db, shop.now, to);
  const send = (body: string, signature: string | undefined) =>
    shop.server.inject({
      method: 'POST',
      url: WEBHOOK_PATH,
      payload: body,
      headers: { 'content-type': 'application/json', ...(signature && { [SIGNATURE_HEADER]: signature }) },
    });

  beforeAll(async () => {
    if (!open) throw new Error('no database to test on');
    database = await open();
    shop = await createPurchaseServer(database);
    await setRooms(shop.db, 500);
    origin = await shop.server.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(async () => {
    await shop.db.deleteFrom('sandbox_webhook').execute();
    paying = await startPaying(shop.server, orderOf(await beginAndChoose(shop.server)));
  });
  afterAll(async () => {
    await shop.server.close();
    await database.close();
  });

  test('a signed webhook over HTTP completes an order whose buyer never came back', async () => {
    await confirm(shop.server, paying, 'approved');
    expect(await stateOf(paying)).toBe('paying');
    await deliver();
    expect([await stateOf(paying), await queued()]).toEqual(['paid', []]);
  });

  test('a webhook of a declined payment ends the attempt', async () => {
    await confirm(shop.server, paying, 'declined');
    await deliver();
    expect(await stateOf(paying)).toBe('failed');
  });

  test('delivered twice it is applied once', async () => {
    await confirm(shop.server, paying, 'webhook_twice');
    const events = await queued();
    expect(events.map(({ event_id }) => event_id)).toEqual([events[0]?.event_id, events[0]?.event_id]);
    await deliver();
    const emails = await shop.db
      .selectFrom('email')
      .select('id')
      .where('purchase_id', '=', paying.order.checkoutId)
      .execute();
    expect([await stateOf(paying), emails.length]).toEqual(['paid', 1]);
  });

  test('it may come before the response to the browser', async () => {
    await confirm(shop.server, paying, 'webhook_first');
    expect([await stateOf(paying), await queued()]).toEqual(['paid', []]);
  });

  test('what cannot be delivered is delivered again, later each time', async () => {
    await confirm(shop.server, paying, 'approved');
    await deliver('http://127.0.0.1:9');
    const [failed] = await queued();
    expect([failed?.tries, Number(failed?.deliver_at) - Number(shop.now())]).toEqual([1, 1000]);
    await deliver();
    expect(await stateOf(paying)).toBe('paying');
    shop.wait(0.05);
    await deliver();
    expect(await stateOf(paying)).toBe('paid');
  });

  test.each([
    ['without a signature', () => undefined],
    ['signed with another secret', (body: string) => sign('whsec_other', body, shop.now())],
    ['signed for another body', () => sign(secret, '{}', shop.now())],
    ['signed an hour ago', (body: string) => sign(secret, body, new Date(shop.now().getTime() - 3_600_000))],
    ['with words for a signature', () => 't=now,v1=mine'],
  ])('one %s is refused, and nothing changes', async (_how, signatureOf) => {
    secret = await sandboxSecret(shop.db);
    await confirm(shop.server, paying, 'approved');
    const body = (await queued())[0]?.body ?? '';
    expect((await send(body, signatureOf(body))).statusCode).toBe(400);
    expect(await stateOf(paying)).toBe('paying');
    expect((await send(body, sign(secret, body, shop.now()))).statusCode).toBe(204);
    expect(await stateOf(paying)).toBe('paid');
  });
  let secret = '';
});
