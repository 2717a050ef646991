import type { EmbeddedProvider } from './headers.ts';

/**
 * What Stripe's script needs of a document that shows its forms. Source: Stripe's integration security guide, "Content Security Policy";
 * its Trusted Types policy is the default one, since the script knows of no other.
 */
const STRIPE: EmbeddedProvider = {
  scriptHosts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frameHosts: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  callHosts: ['https://api.stripe.com'],
  trustedTypesPolicy: 'default',
};

/** The provider whose script takes payments, by the name of the configuration; undefined where it is our own. */
export function paymentScript(payment: string | undefined): EmbeddedProvider | undefined {
  return payment === 'stripe' ? STRIPE : undefined;
}
