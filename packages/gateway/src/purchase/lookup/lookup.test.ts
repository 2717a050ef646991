import type { Booking } from '@sabadora/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { ruleDatabases } from '../../testing/databases.ts';
import { buyFlexible, findBooking, lookUp } from '../../testing-purchase/bookings.ts';
import { buy, post } from '../../testing-purchase/buyer.ts';
import {
  createPurchaseServer,
  type PurchaseServer,
  roomsLeft,
} from '../../testing-purchase/purchaseServer.ts';
import { ProviderUnavailable } from '../payments/PaymentProvider.ts';
import { grantAccess } from './access.ts';

const cancel = (shop: PurchaseServer, access: string, expectedRefund: number) =>
  post(shop.server, '/api/bookings/cancel', { access, expectedRefund });

describe.each(ruleDatabases)('a booking that is looked up on $kind', ({ open }) => {
  let database: Database;
  let shop: PurchaseServer;

  beforeAll(async () => {
    database = await open();
    shop = await createPurchaseServer(database);
  });
  afterAll(async () => {
    await shop.server.close();
    await database.close();
  });

  const refunds = () => shop.db.selectFrom('refund').selectAll().execute();
  const givenBack = async () => {
    const intents = await shop.db.selectFrom('sandbox_intent').select('refunded_amount').execute();
    return intents.reduce((sum, { refunded_amount }) => sum + refunded_amount, 0);
  };

  test('ALG-21 D-079: its number and e-mail find it, however they are typed; any other pair is none', async () => {
    const number = await buyFlexible(shop);
    const { body, status } = await lookUp(
      shop,
      ` ${number.slice(0, 4)} ${number.slice(4)}`,
      ' ANA@example.com ',
    );
    expect([status, (body as { booking: Booking }).booking.number]).toEqual([200, number]);
    const wrong = await lookUp(shop, number, 'eve@example.com');
    const unknown = await lookUp(shop, '99999999');
    expect([wrong.status, unknown.status]).toEqual([404, 404]);
    expect(wrong.body).toEqual(unknown.body);
    expect((await lookUp(shop, '1234567', 'ana@')).body).toMatchObject({
      errors: [
        { field: 'number', message: 'booking-number' },
        { field: 'email', message: 'email' },
      ],
    });
  });

  test('an address that tries too many pairs has to wait', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const guess = { number: String(10_000_000 + attempt), email: 'eve@example.com' };
      const { status } = await post(shop.server, '/api/bookings/lookup', guess, {
        remoteAddress: '10.9.9.9',
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
  });

  test('what was granted is over after half an hour, and cannot be made up', async () => {
    const { access } = await findBooking(shop, await buyFlexible(shop));
    const read = async (text: string) =>
      (await post(shop.server, '/api/bookings/read', { access: text })).status;
    expect(await read(access)).toBe(200);
    const [id = '', purpose, until, mac] = access.split('.');
    const other = await grantAccess(shop.db, { orderId: id, purpose: 'receipt', now: shop.now() });
    for (const forged of [
      `${id}.${purpose}.${Number(until) + 1}.${mac}`,
      `${id.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))}.${purpose}.${until}.${mac}`,
      other,
    ])
      expect(await read(forged)).toBe(404);
    shop.wait(31);
    expect(await read(access)).toBe(404);
  });

  test('PR-148: it says before what a cancellation gives back, and another amount is refused', async () => {
    const { access, booking } = await findBooking(shop, await buyFlexible(shop));
    expect(booking).toMatchObject({ afterSale: 'open', refund: 12_800, deadline: '2026-12-09' });
    const { status, body } = await cancel(shop, access, 16_000);
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ errors: [{ field: 'expectedRefund', message: 'PRICE_CHANGED' }] }),
    ]);
  });

  test('PR-148: cancelled twice at once, it is cancelled once: one refund, one e-mail, the rooms on sale again', async () => {
    const before = await roomsLeft(shop.db, 1001);
    const number = await buyFlexible(shop);
    expect(await roomsLeft(shop.db, 1001)).not.toEqual(before);
    const { access, booking } = await findBooking(shop, number);
    const known = (await refunds()).length;
    const results = await Promise.all(Array.from({ length: 5 }, () => cancel(shop, access, booking.refund)));
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await refunds()).length - known).toBe(1);
    expect(await roomsLeft(shop.db, 1001)).toEqual(before);
    const emails = await shop.db
      .selectFrom('email')
      .select('text')
      .where('purchase_id', '=', booking.orderUUID)
      .where('kind', '=', 'cancelled')
      .execute();
    expect(emails).toEqual([{ text: expect.stringContaining('128,00') }]);

    expect((await findBooking(shop, number)).booking).toMatchObject({
      state: 'cancelled',
      afterSale: 'cancelled',
      refundPending: 12_800,
      refundedAmount: null,
    });
    const given = await givenBack();
    await Promise.all([shop.sweep(), shop.sweep()]);
    await shop.sweep();
    expect((await givenBack()) - given).toBe(12_800);
    expect((await findBooking(shop, number)).booking).toMatchObject({
      state: 'refunded',
      refundPending: 0,
      refundedAmount: 12_800,
    });
  });

  test('PR-148: a refund that the provider refuses or does not respond to is given later, and once', async () => {
    const { access, booking } = await findBooking(shop, await buyFlexible(shop));
    await cancel(shop, access, booking.refund);
    const given = await givenBack();
    const refuse = async () => {
      throw new Error('refused');
    };
    await shop.sweep({ ...shop.provider, refund: refuse });
    // The refund is made, but the response is lost.
    const silent: typeof shop.provider.refund = async (of) => {
      await shop.provider.refund(of);
      throw new ProviderUnavailable('no answer');
    };
    shop.wait(1);
    await shop.sweep({ ...shop.provider, refund: silent });
    const read = await post(shop.server, '/api/bookings/read', { access });
    expect(read.body).toMatchObject({ state: 'cancelled', refundPending: 12_800 });
    shop.wait(1);
    await shop.sweep();
    shop.wait(1);
    await shop.sweep();
    expect((await givenBack()) - given).toBe(12_800);
    const after = await post(shop.server, '/api/bookings/read', { access });
    expect(after.body).toMatchObject({ state: 'refunded', refundedAmount: 12_800 });
  });

  test('PR-149: what cannot be cancelled says so, and stays booked', async () => {
    const { result } = await buy(shop.server);
    const number = 'booking' in result ? result.booking.number : '';
    const { access, booking } = await findBooking(shop, number);
    expect(booking).toMatchObject({ state: 'paid', afterSale: 'fixed', refund: 0, deadline: null });
    const { status, body } = await cancel(shop, access, 0);
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ errors: [{ field: 'state', message: 'ORDER_CLOSED' }] }),
    ]);
  });

  test('D-050: after its deadline it cannot be cancelled any more, and after its check-in day there is no refund', async () => {
    const number = await buyFlexible(shop);
    shop.wait(19 * 24 * 60);
    expect((await findBooking(shop, number)).booking).toMatchObject({ afterSale: 'tooLate', refund: 0 });
    shop.wait(3 * 24 * 60);
    expect((await findBooking(shop, number)).booking).toMatchObject({ afterSale: 'past', refund: 0 });
  });
});
