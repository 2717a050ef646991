import { LOCALES } from '@sabadora/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { testDatabases } from '../../testing/databases.ts';
import { buy } from '../../testing-purchase/buyer.ts';
import { createPurchaseServer, type PurchaseServer } from '../../testing-purchase/purchaseServer.ts';
import { confirmationEmail } from './confirmationEmail.ts';
import { type SendEmail, sendEmails } from './sendEmails.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import it from './words/it.json' with { type: 'json' };
import nl from './words/nl.json' with { type: 'json' };

const log = { info: () => {}, warn: () => {}, error: () => {} };

describe.each(testDatabases)('confirmations on $kind', ({ open }) => {
  let database: Database;
  let shop: PurchaseServer;
  const send = (sendEmail: SendEmail) => sendEmails({ db: shop.db, now: shop.now, log }, sendEmail);
  const lastOrder = () =>
    shop.db.selectFrom('purchase').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirstOrThrow();

  beforeAll(async () => {
    database = await open();
    shop = await createPurchaseServer(database);
    await buy(shop.server);
  });
  afterAll(async () => {
    await shop.server.close();
    await database.close();
  });

  test('an e-mail that cannot be sent is tried again later; sent, it is not sent again', async () => {
    const tried: string[] = [];
    const refuse: SendEmail = async ({ id }) => {
      tried.push(id);
      throw new Error('no server');
    };
    await send(refuse);
    await send(refuse);
    expect(tried).toHaveLength(1);
    shop.wait(1);
    const sent: string[] = [];
    const accept: SendEmail = async ({ id, recipient, subject }) => {
      sent.push(id);
      expect([recipient, subject]).toEqual(['ana@example.com', expect.stringContaining('Offre 1001')]);
    };
    await send(accept);
    shop.wait(120);
    await send(accept);
    expect(sent).toEqual(tried);
  });

  test.each(LOCALES)('in %s every fact is told, in HTML and in text', async (locale) => {
    const order = { ...(await lastOrder()), locale };
    const { subject, html, text } = confirmationEmail(order);
    for (const fact of [String(order.number), 'Hôtel des Remparts', '160', '2026']) {
      expect(text).toContain(fact);
      expect(html).toContain(fact);
    }
    expect(subject).toContain(String(order.number));
    expect(html).toContain(`<html lang="${locale.replace('_', '-')}">`);
    expect(subject + text + html).not.toMatch(/[{}]|undefined|NaN/);
  });

  test('what a buyer typed is text, never markup, and a subject has one line', async () => {
    const order = await lastOrder();
    const buyer = order.buyer && { ...order.buyer, firstName: '<b>Ana</b>' };
    const stay = { ...order.stay, label: 'A\r\nBcc: all@example.com' };
    const { html, subject } = confirmationEmail({ ...order, buyer, stay });
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;Ana&lt;/b&gt;');
    expect(subject).not.toMatch(/[\r\n]/);
  });

  test('the words of all languages have the same keys and the same parts', () => {
    const parts = (message: string) => message.match(/\{\w+\}/g)?.toSorted() ?? [];
    const source = Object.entries(en);
    for (const words of [es, fr, it, nl]) {
      expect(Object.keys(words)).toEqual(Object.keys(en));
      expect(Object.values(words).map(parts)).toEqual(source.map(([, message]) => parts(message)));
    }
  });

  test('the outbox shows what was written, and nothing of it runs', async () => {
    const page = await shop.server.inject('/gateway/outbox');
    expect([page.statusCode, page.headers['content-security-policy']]).toEqual([
      200,
      "default-src 'none'; frame-src 'self'",
    ]);
    expect(page.body).toContain('ana@example.com');
  });
});
