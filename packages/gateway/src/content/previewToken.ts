import { createHmac, timingSafeEqual } from 'node:crypto';

/** The moment, variation and drafts that a preview shows. */
export interface Preview {
  /** Wall time in Paris, `YYYY-MM-DDTHH:mm`. */
  moment: string;
  variation?: string | undefined;
  withDrafts: boolean;
}

/** A preview from a token with a valid signature. */
export interface SignedPreview extends Preview {
  /** End of the link's validity, in milliseconds since 1970. */
  expires: number;
}

const signatureOf = (payload: string, secret: string) =>
  createHmac('sha256', secret).update(payload).digest('base64url');

/** Converts a preview to a signed token for an address, which cannot be forged or changed without the secret. */
export function signPreview(preview: Preview, secret: string, expires: Date): string {
  const signed: SignedPreview = { ...preview, expires: expires.getTime() };
  const payload = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `${payload}.${signatureOf(payload, secret)}`;
}

/** The preview of a token; undefined when its signature is invalid or it has expired. */
export function readPreview(token: string, secret: string, now: Date): SignedPreview | undefined {
  const [payload = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(payload, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const preview = JSON.parse(Buffer.from(payload, 'base64url').toString()) as SignedPreview;
  return now.getTime() < preview.expires ? preview : undefined;
}
