import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { sharedSecret } from '../sharedSecret.ts';

/** The key in `meta` of the secret that access tokens are signed with. */
const SECRET_META = 'bookingAccessSecret';

/** What an access token allows. */
export type AccessPurpose =
  /** Seeing, changing and cancelling the booking; valid for a while after a lookup. */
  | 'booking'
  /** Downloading the receipt; valid for as long as an e-mail may be kept. */
  | 'receipt';

const MINUTE_MS = 60_000;

/** Milliseconds for which an access token is valid, by purpose. */
const VALID_MS: Readonly<Record<AccessPurpose, number>> = {
  booking: 30 * MINUTE_MS,
  receipt: 2 * 365 * 24 * 60 * MINUTE_MS,
};

/** The signature of a text: 43 characters of base64url. */
function macOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** A signed token that gives access to a booking. Every copy of the gateway can check it, and none stores it. */
export async function grantAccess(
  db: Kysely<Tables>,
  { orderId, purpose, now }: { orderId: string; purpose: AccessPurpose; now: Date },
): Promise<string> {
  const until = Math.ceil((now.getTime() + VALID_MS[purpose]) / 1000);
  const text = `${orderId}.${purpose}.${until}`;
  const secret = await sharedSecret(db, SECRET_META, 'access');
  return `${text}.${macOf(secret, text)}`;
}

/**
 * The order that an access token is for; undefined when it was granted for another purpose, has expired or has no
 * valid signature.
 */
export async function readAccess(
  db: Kysely<Tables>,
  { access, purpose, now }: { access: string; purpose: AccessPurpose; now: Date },
): Promise<string | undefined> {
  const [, text = '', orderId, named, until = '0', mac = ''] =
    /^(([0-9a-f-]{36})\.([a-z]+)\.(\d{1,12}))\.([\w-]{43})$/.exec(access) ?? [];
  // Compared as text, because several texts decode to the same bytes.
  const given = Buffer.from(mac);
  const expected = Buffer.from(macOf(await sharedSecret(db, SECRET_META, 'access'), text));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && named === purpose && now.getTime() < Number(until) * 1000 ? orderId : undefined;
}
