import { stripeMethods } from '@sabadora/api';
import { marketOf, type Locale } from '@sabadora/domain';
import type { Stripe, StripeElements, StripeElementsUpdateOptions } from '@stripe/stripe-js';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { loadStripeScript } from './loadStripeScript.ts';
import { stripeAppearance } from './stripeAppearance.ts';

/** What is to be taken, as the intent will say. */
export interface StripeAmount {
  /** Cents now; 0 where the card is only kept for later. */
  amount: number;
  /** As the order names it, e.g. "card", "3x" or "wallet". */
  method: string;
  /** Whether further amounts are taken later by the same card. */
  keepsMeans: boolean;
}

/** Stripe's script with its forms for one payment. */
export interface LoadedStripe {
  stripe: Stripe;
  elements: StripeElements;
}

/** Stripe's script with the elements of one form, once they are loaded. */
export interface Elements {
  /** Null until the script is there. */
  loaded: LoadedStripe | null;
  hasFailed: boolean;
  /** To be called when a form of the elements cannot be shown. */
  fail: () => void;
  retry: () => void;
}

type Mode = Pick<
  StripeElementsUpdateOptions,
  'mode' | 'amount' | 'currency' | 'setupFutureUsage' | 'allowedPaymentMethodTypes'
>;

function modeOf({ amount, method, keepsMeans }: StripeAmount) {
  const shared = {
    currency: 'eur',
    allowedPaymentMethodTypes: [...stripeMethods(method, keepsMeans)],
    setupFutureUsage: keepsMeans ? 'off_session' : null,
  } as const satisfies Mode;
  return amount === 0
    ? ({ ...shared, mode: 'setup' } as const)
    : ({ ...shared, mode: 'payment', amount } as const);
}

/**
 * Loads Stripe's script and makes its forms for a payment that begins when the buyer presses the button: until then
 * there is no intent. They follow the amount, and the colours of the theme.
 *
 * @param slot the element that the form will be in; its computed styles give the form's look
 */
export function useElements(
  publishableKey: string,
  of: StripeAmount,
  { slot, locale }: { slot: RefObject<Element | null>; locale: Locale },
): Elements {
  const [loaded, setLoaded] = useState<LoadedStripe | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef(of);

  useEffect(() => {
    if (hasFailed) return;
    let isGone = false;
    const load = async () => {
      try {
        const stripe = await loadStripeScript(publishableKey);
        if (isGone || !slot.current) return;
        const elements = stripe.elements({
          ...modeOf(latest.current),
          locale: marketOf(locale).language,
          appearance: stripeAppearance(slot.current),
        });
        setLoaded({ stripe, elements });
      } catch {
        if (!isGone) setHasFailed(true);
      }
    };
    void load();
    return () => {
      isGone = true;
    };
    // A failure that is over is a reason to load again.
  }, [publishableKey, locale, slot, hasFailed]);

  const { amount, method, keepsMeans } = of;
  useEffect(() => {
    latest.current = { amount, method, keepsMeans };
    void loaded?.elements.update(modeOf(latest.current));
  }, [loaded, amount, method, keepsMeans]);

  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const repaint = () => {
      if (slot.current) void loaded?.elements.update({ appearance: stripeAppearance(slot.current) });
    };
    dark.addEventListener('change', repaint);
    return () => dark.removeEventListener('change', repaint);
  }, [loaded, slot]);

  return {
    loaded,
    hasFailed,
    fail: useCallback(() => setHasFailed(true), []),
    retry: useCallback(() => {
      setLoaded(null);
      setHasFailed(false);
    }, []),
  };
}
