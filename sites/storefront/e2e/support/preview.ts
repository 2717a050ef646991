import { createHmac } from 'node:crypto';

/** What the gateway of the tests signs with where `PREVIEW_SECRET` is not set. */
const SECRET = process.env['PREVIEW_SECRET'] ?? 'no secret';

/** What `?preview=` takes to show the site at a moment in Paris, as `npm run content -- --preview` signs it. */
export function previewAt(moment: string): string {
  const signed = { moment, withDrafts: false, expires: Date.now() + 3_600_000 };
  const payload = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `${payload}.${createHmac('sha256', SECRET).update(payload).digest('base64url')}`;
}
