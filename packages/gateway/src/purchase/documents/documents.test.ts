import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '@sabadora/domain';
import type { Database } from '../../database/connect.ts';
import { ruleDatabases } from '../../testing/databases.ts';
import { buy } from '../../testing-purchase/buyer.ts';
import { createPurchaseServer, type PurchaseServer } from '../../testing-purchase/purchaseServer.ts';
import { grantAccess, readAccess } from '../lookup/access.ts';
import { stayOf } from '../lookup/moves.ts';
import type { OrderRow } from '../orders/orderRow.ts';
import { documentsOf } from './documentsOf.ts';
import { receiptPdf } from './receiptPdf.ts';
import { stayCalendar } from './stayCalendar.ts';

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The lines of a calendar file, with folded lines joined (RFC 5545 §3.1). */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe.each(ruleDatabases)('the files of an order on $kind', ({ open }) => {
  let database: Database;
  let shop: PurchaseServer;
  let order: OrderRow;

  beforeAll(async () => {
    database = await open();
    shop = await createPurchaseServer(database);
    await buy(shop.server);
    order = await shop.db.selectFrom('purchase').selectAll().executeTakeFirstOrThrow();
  });
  afterAll(async () => {
    await shop.server.close();
    await database.close();
  });

  test.each(LOCALES)('in %s the receipt is tagged PDF with its language and title', async (locale) => {
    const pdf = await receiptPdf({ order: { ...order, locale }, showsBuyer: true, later: [] });
    const text = pdf.toString('latin1');
    expect(text.slice(0, 8)).toBe('%PDF-1.7');
    expect(text).toContain(`/Lang (${locale.replace('_', '-')})`);
    for (const part of [
      '/StructTreeRoot',
      '/Marked true',
      '/DisplayDocTitle true',
      '<pdfuaid:part>1</pdfuaid:part>',
      '/S /H1',
      '/S /H2',
      '/S /Table',
      '/Scope /Row',
    ])
      expect(text).toContain(part);
    // Every typeface is embedded: a standard font such as Helvetica would not be.
    expect(text).not.toMatch(/\/BaseFont \/Helvetica/);
  });

  test('who booked stands on the receipt of those who have shown that it is theirs', async () => {
    const sizeOf = async (url: string) => {
      const { statusCode, headers, rawPayload } = await shop.server.inject(url);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'application/pdf',
        'no-store',
      ]);
      return rawPayload.length;
    };
    const access = await grantAccess(shop.db, { orderId: order.id, purpose: 'receipt', now: shop.now() });
    const shared = await sizeOf(documentsOf(order).receipt);
    expect(await sizeOf(documentsOf(order, access).receipt)).toBeGreaterThan(shared);
    // A token for another purpose, or a changed one, shows no more than none. In the last character of a 32-byte
    // code, two bits decode to nothing: every variant of it must be refused, too.
    const other = await grantAccess(shop.db, { orderId: order.id, purpose: 'booking', now: shop.now() });
    const changed = Array.from(BASE64URL, (last) => access.slice(0, -1) + last).filter(
      (each) => each !== access,
    );
    for (const wrong of [other, ...changed, 'x'])
      expect(
        await readAccess(shop.db, { access: wrong, purpose: 'receipt', now: shop.now() }),
      ).toBeUndefined();
    for (const wrong of [other, 'x']) expect(await sizeOf(documentsOf(order, wrong).receipt)).toBe(shared);
  });

  test('the calendar has the days of the stay, and says when the hotel expects its guests', async () => {
    const { body, headers } = await shop.server.inject(documentsOf(order).calendar ?? '');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(linesOf(body)).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'DTSTART;VALUE=DATE:20261212',
        'DTEND;VALUE=DATE:20261215',
        'STATUS:CONFIRMED',
      ]),
    );
  });

  test('a calendar file is folded at 75 octets, and escapes what its format means', () => {
    const stay = { ...stayOf(order), label: 'Été; à deux, « ensemble » \\o/ '.repeat(6) };
    const times = { checkInFrom: '15:00', checkOutUntil: '11:00' };
    const file = stayCalendar(order, stay, times, shop.now());
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const lines = linesOf(file);
    expect(lines.find((line) => line.startsWith('SUMMARY:'))).toContain(
      'Été\\; à deux\\, « ensemble » \\\\o/',
    );
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain('Arrivée: 15:00\\nDépart: 11:00');
    const cancelled = stayCalendar({ ...order, state: 'cancelled' }, stay, times, shop.now());
    expect(linesOf(cancelled)).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']));
  });

  test('of an order that is not paid, or none, there is nothing', async () => {
    for (const id of ['0b6f2c7a-9b5e-4d4e-8a53-5f5b1a8f3c11', 'x']) {
      const { receipt, calendar } = documentsOf({ id, kind: 'stay' });
      expect((await shop.server.inject(receipt)).statusCode).toBe(404);
      expect((await shop.server.inject(calendar ?? '')).statusCode).toBe(404);
    }
  });
});
