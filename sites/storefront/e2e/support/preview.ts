import { createHmac } from 'node:crypto';

/** Secret of the tests' gateway, with its default when `PREVIEW_SECRET` is not set. */
const SECRET = process.env['PREVIEW_SECRET'] ?? 'no secret';

/** Options of a preview in addition to its moment. */
export interface PreviewOptions {
  /** Variation of an experiment. @default none */
  variation?: string;
  /** Whether drafts are shown. @default false */
  withDrafts?: boolean;
  /** Milliseconds since 1970 at which the link expires. @default in an hour */
  expires?: number;
}

/** Value of `?preview=` for the site at a moment in Paris, signed like `npm run content -- --preview` does. */
export function previewAt(
  moment: string,
  { variation, withDrafts = false, expires = Date.now() + 3_600_000 }: PreviewOptions = {},
): string {
  const signed = { moment, ...(variation !== undefined && { variation }), withDrafts, expires };
  const payload = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `${payload}.${createHmac('sha256', SECRET).update(payload).digest('base64url')}`;
}
