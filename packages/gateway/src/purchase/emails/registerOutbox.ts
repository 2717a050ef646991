import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import { notFound } from '../../http/problem.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { findEmail, lastEmails } from './sendEmails.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** E-mails have inline styles, and pictures from the market's own host; scripts are blocked. */
const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; frame-ancestors 'self'";
const POLICY = "default-src 'none'; frame-src 'self'; style-src 'unsafe-inline'; img-src http: https:";

const STYLE = `
body { max-width: 1280px; margin: 0 auto; padding: 24px; font: 16px/1.5 system-ui, sans-serif; }
article { display: grid; gap: 16px; padding: 24px 0; border-top: 1px solid #ccc; }
h2, p, pre { margin: 0; }
pre { padding: 16px; background: #f4f4f4; overflow-wrap: anywhere; white-space: pre-wrap; }
iframe { width: 100%; height: 900px; border: 1px solid #ccc; }
td, th { padding: 4px 16px 4px 0; text-align: left; }
@media (min-width: 1000px) { .both { display: grid; grid-template-columns: 2fr 3fr; gap: 24px; align-items: start; } }
`;

const money = (cents: number) => `€${(cents / 100).toFixed(2)}`;

/** Rows of a table with the sample gift cards and promotion codes: present value, and last day of validity. */
async function creditRows(db: Kysely<Tables>): Promise<string[]> {
  const cards = await db.selectFrom('giftcard').selectAll().orderBy('serial_number').limit(50).execute();
  const codes = await db.selectFrom('promotion_code').selectAll().orderBy('code').limit(50).execute();
  return [
    ...cards.map(({ serial_number, balance, valid_until }) => [
      serial_number,
      `gift card, ${money(balance)} left`,
      valid_until,
    ]),
    ...codes.map(({ code, percent, amount, minimum, uses_left, valid_until }) => [
      code,
      [
        `promotion code, ${percent === null ? money(amount ?? 0) : `${percent} %`} off`,
        ...(minimum > 0 ? [`from ${money(minimum)}`] : []),
        ...(uses_left === null ? [] : [`${uses_left} uses left`]),
      ].join(', '),
      valid_until,
    ]),
  ].map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`);
}

/**
 * Pages that show the latest e-mails as a mail program does (a voucher is printed from there), and the sample gift
 * cards and codes. For development; never to be registered in production.
 */
export function registerOutbox(server: FastifyInstance, { db }: PurchaseContext): void {
  server.get<{ Params: { id: string } }>('/gateway/outbox/:id', async ({ params: { id } }, reply) => {
    const email = UUID.test(id) ? await findEmail(db, id) : undefined;
    if (!email) throw notFound('such e-mail');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', EMAIL_POLICY)
      .send(email.html);
  });

  server.get<{ Querystring: { to?: string | string[] } }>('/gateway/outbox', async ({ query }, reply) => {
    const rows = await creditRows(db);
    const emails = await lastEmails(db, typeof query.to === 'string' ? query.to : undefined);
    const articles = emails.map(
      ({ id, recipient, subject, text, created_at, sent_at }) => `<article>
<h2><a href="/gateway/outbox/${id}">${escapeHtml(subject)}</a></h2>
<p>${escapeHtml(recipient)}, ${created_at.toISOString()}${sent_at ? `, sent ${sent_at.toISOString()}` : ''}</p>
<div class="both">
<pre>${escapeHtml(text)}</pre>
<iframe title="${escapeHtml(subject)} (${id})" sandbox src="/gateway/outbox/${id}" loading="lazy"></iframe>
</div>
</article>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', POLICY).send(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>E-mails</title><style>${STYLE}</style></head>
<body>
<main>
<h1>E-mails</h1>
<details>
<summary>Gift cards and promotion codes to try out</summary>
<table>
<tr><th scope="col">Number or code</th><th scope="col">What it is worth</th><th scope="col">Valid until</th></tr>
${rows.join('\n')}
</table>
</details>
${articles.join('\n')}
</main>
</body>
</html>
`);
  });
}
