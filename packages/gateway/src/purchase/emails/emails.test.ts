import { LOCALES } from '@sabadora/domain';
import { describe, expect, test } from 'vitest';
import { ruleDatabases } from '../../testing/databases.ts';
import { boughtShop } from '../../testing-purchase/boughtShop.ts';
import { EMAIL_WORDS } from './emailWords.ts';
import { orderEmail } from './orderEmail.ts';
import { type SendEmail, sendEmails } from './sendEmails.ts';

const LINKS = {
  origin: 'https://fr.example.com',
  receipt: '/api/orders/x/receipt.pdf?access=y',
  calendar: '/api/orders/x/stay.ics',
};

/** Removes the style sheet, whose braces are no placeholders. */
const withoutStyles = (html: string) => html.replace(/<style>[^<]*<\/style>/, '');

const log = { info: () => {}, warn: () => {}, error: () => {} };

describe.each(ruleDatabases)('confirmations on $kind', ({ open }) => {
  const shop = boughtShop(open);
  const send = (sendEmail: SendEmail) => sendEmails({ db: shop().db, now: shop().now, log }, sendEmail);
  const lastOrder = () =>
    shop().db.selectFrom('purchase').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirstOrThrow();

  test('an e-mail that cannot be sent is tried again later; sent, it is not sent again', async () => {
    const tried: string[] = [];
    const refuse: SendEmail = async ({ id }) => {
      tried.push(id);
      throw new Error('no server');
    };
    await send(refuse);
    await send(refuse);
    expect(tried).toHaveLength(1);
    shop().wait(1);
    const sent: string[] = [];
    const accept: SendEmail = async ({ id, recipient, subject }) => {
      sent.push(id);
      expect([recipient, subject]).toEqual(['ana@example.com', expect.stringContaining('Offre 1001')]);
    };
    await send(accept);
    shop().wait(120);
    await send(accept);
    expect(sent).toEqual(tried);
  });

  test.each(LOCALES)('in %s every fact is told, in HTML and in text', async (locale) => {
    const order = { ...(await lastOrder()), locale };
    const { subject, html, text } = orderEmail(order, { kind: 'confirmation' }, LINKS);
    for (const fact of [String(order.number), 'Hôtel des Remparts', '160', '2026']) {
      expect(text).toContain(fact);
      expect(html).toContain(fact);
    }
    expect(subject).toContain(String(order.number));
    expect(html).toContain(`<html lang="${locale.replace('_', '-')}">`);
    expect(subject + text + withoutStyles(html)).not.toMatch(/[{}]|undefined|NaN/);
  });

  test.each(LOCALES)('CH-108: in %s the buyer is led to changes, receipt and calendar', async (locale) => {
    const order = { ...(await lastOrder()), locale };
    const { html, text } = orderEmail(order, { kind: 'confirmation' }, LINKS);
    const inBelgium = locale.endsWith('BE') ? `locale=${locale}&` : '';
    const lookup = `https://fr.example.com/booking/lookup?${inBelgium}number=${order.number}#route=modify`;
    for (const link of [lookup, LINKS.origin + LINKS.receipt, LINKS.origin + LINKS.calendar]) {
      expect(text).toContain(link);
      expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    }
  });

  test('the amounts of the lines add up to the total, an insurance included', async () => {
    const order = { ...(await lastOrder()), cancellation_option: 'insurance' as const };
    const { text } = orderEmail(order, { kind: 'confirmation' }, LINKS);
    expect(text).toMatch(
      /Prix\u00a0: 160,00.*\nAssurance annulation\u00a0: 9,60.*\nTotal payé\u00a0: 169,60/,
    );
  });

  test.each(LOCALES)('PR-148: in %s a cancellation says what is given back', async (locale) => {
    const order = { ...(await lastOrder()), locale };
    const parts = [
      { to: 'card' as const, ending: null, amount: 12_800 },
      { to: 'giftcard' as const, ending: '7K2M', amount: 2700 },
      { to: 'voucher' as const, ending: 'ABCD', amount: 1300 },
    ];
    const { subject, html, text } = orderEmail(order, { kind: 'cancelled', parts }, LINKS);
    expect(subject).toContain(String(order.number));
    for (const fact of ['128', '27', '••••7K2M', '13', '••••ABCD']) {
      expect(text).toContain(fact);
      expect(html).toContain(fact);
    }
    expect(subject + text + withoutStyles(html)).not.toMatch(/[{}]|undefined|NaN/);
    const nothing = orderEmail(order, { kind: 'cancelled', parts: [] }, LINKS);
    expect(nothing.text).not.toMatch(/[{}]|undefined|NaN|128/);
  });

  test('what a buyer typed is text, never markup, and a subject has one line', async () => {
    const order = await lastOrder();
    const buyer = order.buyer && { ...order.buyer, firstName: '<b>Ana</b>' };
    const product = { ...order.product, label: 'A\r\nBcc: all@example.com' };
    const { html, subject } = orderEmail({ ...order, buyer, product }, { kind: 'confirmation' }, LINKS);
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;Ana&lt;/b&gt;');
    expect(subject).not.toMatch(/[\r\n]/);
  });

  test('its picture and its name lead to the market’s site; the total is told apart', async () => {
    const order = await lastOrder();
    const { html } = orderEmail(order, { kind: 'confirmation' }, LINKS);
    expect(html).toContain(`src="${new URL(order.product.imageUrl, LINKS.origin).href}"`);
    expect(html).toContain(`href="${LINKS.origin}"`);
    expect(html).toMatch(/font-weight:600[^>]*>Total payé</);
  });

  test('one person is not several', async () => {
    const order = await lastOrder();
    if (order.product.kind !== 'stay') throw new Error('a stay was bought');
    const product = { ...order.product, adult: 1, child: 1, baby: 1 };
    const { text } = orderEmail({ ...order, product }, { kind: 'confirmation' }, LINKS);
    expect(text).toContain('1 adulte, 1 enfant, 1 bébé\n');
  });

  test('the words of all languages have the same keys and the same parts', () => {
    const parts = (message: string) => message.match(/\{\w+\}/g)?.toSorted() ?? [];
    const { en, ...others } = EMAIL_WORDS;
    const source = Object.entries(en);
    for (const words of Object.values(others)) {
      expect(Object.keys(words)).toEqual(Object.keys(en));
      expect(Object.values(words).map(parts)).toEqual(source.map(([, message]) => parts(message)));
    }
  });

  test('the outbox shows what was written, and nothing of it runs', async () => {
    const page = await shop().server.inject('/gateway/outbox');
    expect([page.statusCode, page.headers['content-security-policy']]).toEqual([
      200,
      "default-src 'none'; frame-src 'self'; style-src 'unsafe-inline'; img-src http: https:",
    ]);
    expect(page.body).toContain('ana@example.com');
  });

  test('each e-mail has a page of its own, in its own style, from which nothing runs', async () => {
    const { id, html } = await shop().db.selectFrom('email').selectAll().limit(1).executeTakeFirstOrThrow();
    const page = await shop().server.inject(`/gateway/outbox/${id}`);
    expect([page.statusCode, page.headers['content-security-policy'], page.body]).toEqual([
      200,
      "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; frame-ancestors 'self'",
      html,
    ]);
    for (const unknown of ['none', '00000000-0000-4000-8000-000000000000']) {
      expect((await shop().server.inject(`/gateway/outbox/${unknown}`)).statusCode).toBe(404);
    }
  });

  test('the outbox shows the e-mails of one recipient', async () => {
    const toAna = await shop().server.inject('/gateway/outbox?to=ana@example.com');
    const toNobody = await shop().server.inject('/gateway/outbox?to=nobody@example.com');
    expect(toAna.body.match(/<article>/g)).not.toBeNull();
    expect(toNobody.body.match(/<article>/g)).toBeNull();
  });
});
