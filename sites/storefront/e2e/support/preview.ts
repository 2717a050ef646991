import { createHmac } from 'node:crypto';

/** What the gateway of the tests signs with where `PREVIEW_SECRET` is not set. */
const SECRET = process.env['PREVIEW_SECRET'] ?? 'no secret';

/** What a preview shows beside the moment. */
export interface PreviewOptions {
  /** Of an experiment. @default none */
  variation?: string;
  /** @default false */
  withDrafts?: boolean;
  /** Milliseconds since 1970 at which the link ends. @default in an hour */
  expires?: number;
}

/** What `?preview=` takes to show the site at a moment in Paris, as `npm run content -- --preview` signs it. */
export function previewAt(
  moment: string,
  { variation, withDrafts = false, expires = Date.now() + 3_600_000 }: PreviewOptions = {},
): string {
  const signed = { moment, ...(variation !== undefined && { variation }), withDrafts, expires };
  const payload = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `${payload}.${createHmac('sha256', SECRET).update(payload).digest('base64url')}`;
}
