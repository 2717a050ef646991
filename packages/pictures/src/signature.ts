import { createHmac, timingSafeEqual } from 'node:crypto';

/** A share picture with the title of its page. */
export interface TitledPicture {
  /** `{scene}/{name}` of its address. */
  picture: string;
  title: string;
}

/**
 * The signature of a titled picture. Titles without a valid signature are not drawn: otherwise anyone could have
 * their own titles drawn under the brand's name, or use up processor and disk.
 */
export function signTitle({ picture, title }: TitledPicture, secret: string): string {
  return createHmac('sha256', secret).update(`${picture}\n${title}`).digest('base64url').slice(0, 22);
}

/** Whether the signature of this title and picture was made with the secret. */
export function isSigned(picture: TitledPicture, signature: string, secret: string): boolean {
  const expected = Buffer.from(signTitle(picture, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Secret outside production. */
const FOR_DEVELOPMENT = 'no secret';

/**
 * The secret that signs titled pictures, on the site and in the gateway: `PICTURE_SECRET`. Without it, a publicly
 * known secret is used outside production, and share pictures have no title in production.
 */
export function pictureSecretFrom(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const secret = env['PICTURE_SECRET'];
  if (secret !== undefined && secret !== '') return secret;
  return env['SITE_STAGE'] === 'production' ? undefined : FOR_DEVELOPMENT;
}
