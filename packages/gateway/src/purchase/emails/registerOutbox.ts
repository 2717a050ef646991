import type { FastifyInstance } from 'fastify';
import type { PurchaseContext } from '../PurchaseContext.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { lastEmails } from './sendEmails.ts';

/** A page that shows the e-mails written last, for development; never to be registered in production. */
export function registerOutbox(server: FastifyInstance, { db }: PurchaseContext): void {
  server.get('/gateway/outbox', async (_request, reply) => {
    const emails = await lastEmails(db);
    const articles = emails.map(
      ({ recipient, subject, text, html, created_at, sent_at }) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(recipient)}, ${created_at.toISOString()}${sent_at ? `, sent ${sent_at.toISOString()}` : ''}</p>
<pre>${escapeHtml(text)}</pre>
<iframe title="HTML" sandbox srcdoc="${escapeHtml(html)}" width="600" height="400"></iframe>
</article>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; frame-src 'self'").send(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>E-mails</title></head>
<body>
<main>
<h1>E-mails</h1>
${articles.join('\n')}
</main>
</body>
</html>
`);
  });
}
