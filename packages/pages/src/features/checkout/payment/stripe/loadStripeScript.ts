import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** Addresses of Stripe's scripts. Scripts that handle card numbers must not be loaded from anywhere else. */
const SCRIPTS = /^https:\/\/([\w-]+\.)?js\.stripe\.com\//;

/** The part of the Trusted Types API used here; some browsers lack it. */
interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => unknown;
}

/**
 * Allows Stripe's script under Trusted Types: its package sets the address as a plain string, which only a default
 * policy can allow. The policy allows no other address.
 */
function admitScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => {
      if (!SCRIPTS.test(address)) throw new TypeError(`"${address}" is not a script of Stripe's.`);
      return address;
    },
  });
}

/** Loads Stripe's script once per page. Rejects when it cannot be loaded; the next call tries again. */
export async function loadStripeScript(publishableKey: string): Promise<Stripe> {
  admitScripts();
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe.js runs in browsers only.');
  return stripe;
}
