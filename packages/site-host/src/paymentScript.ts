import type { EmbeddedProvider } from './headers.ts';

/**
 * Origins and policy that Stripe's script needs in a document that shows its forms. Source: Stripe's integration
 * security guide, "Content Security Policy". The script names no Trusted Types policy, so it needs the default one.
 */
const STRIPE: EmbeddedProvider = {
  scriptHosts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frameHosts: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  callHosts: ['https://api.stripe.com'],
  trustedTypesPolicy: 'default',
};

/** The provider for the configured name of a payment service; undefined when payments need no third-party script. */
export function paymentScript(payment: string | undefined): EmbeddedProvider | undefined {
  return payment === 'stripe' ? STRIPE : undefined;
}
