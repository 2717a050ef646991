import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** Where Stripe's scripts are; what takes card numbers may come from nowhere else. */
const SCRIPTS = /^https:\/\/([\w-]+\.)?js\.stripe\.com\//;

/** The part of Trusted Types that is used here; not every browser has them. */
interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => unknown;
}

/**
 * Lets Stripe's script be loaded under Trusted Types: the package names its address as text, which only a default
 * policy can admit. It admits nothing else.
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

/** Loads Stripe's script, once for the page. Rejects when it cannot be loaded; the next call tries again. */
export async function loadStripeScript(publishableKey: string): Promise<Stripe> {
  admitScripts();
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe.js runs in browsers only.');
  return stripe;
}
