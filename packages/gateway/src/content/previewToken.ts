import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a preview shows instead of what is there now. */
export interface Preview {
  /** Wall time in Paris, `YYYY-MM-DDTHH:mm`. */
  moment: string;
  variation?: string | undefined;
  withDrafts: boolean;
}

/** A preview from a text that we signed. */
export interface SignedPreview extends Preview {
  /** Milliseconds since 1970 at which the link ends. */
  expires: number;
}

const signatureOf = (payload: string, secret: string) =>
  createHmac('sha256', secret).update(payload).digest('base64url');

/** A preview as a text for an address, signed with the secret, so that it cannot be forged or changed. */
export function signPreview(preview: Preview, secret: string, expires: Date): string {
  const signed: SignedPreview = { ...preview, expires: expires.getTime() };
  const payload = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `${payload}.${signatureOf(payload, secret)}`;
}

/** The preview of a token; undefined where it is not ours, damaged, or has ended. */
export function readPreview(token: string, secret: string, now: Date): SignedPreview | undefined {
  const [payload = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(payload, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const preview = JSON.parse(Buffer.from(payload, 'base64url').toString()) as SignedPreview;
  return now.getTime() < preview.expires ? preview : undefined;
}
