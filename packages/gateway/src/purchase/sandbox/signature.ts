import { createHmac, timingSafeEqual } from 'node:crypto';
import { WebhookRefused } from '../payments/PaymentProvider.ts';

/** The header of a webhook's signature. */
export const SIGNATURE_HEADER = 'payment-signature';

/** Seconds by which a webhook's time may differ; an older one may be a replay. */
const TOLERANCE_S = 300;

function macOf(secret: string, seconds: number, body: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}

/** The signature header of a webhook in Stripe's format: `t=seconds,v1=HMAC-SHA256 of "seconds.body"`. */
export function sign(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${macOf(secret, seconds, body)}`;
}

/** Verifies a webhook. @throws WebhookRefused unless the header was recently made with the secret for this body */
export function verify(secret: string, body: string, header: string | undefined, now: Date): void {
  const [, seconds = '', mac = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  const isFresh = Math.abs(now.getTime() / 1000 - Number(seconds)) <= TOLERANCE_S;
  const expected = Buffer.from(macOf(secret, Number(seconds), body));
  const isOurs = mac.length === expected.length && timingSafeEqual(Buffer.from(mac), expected);
  if (!isOurs || !isFresh) throw new WebhookRefused('The signature of the webhook is not valid.');
}
