import { stripeMethods } from '@sabadora/api';
import { marketOf, type Locale } from '@sabadora/domain';
import type { Stripe, StripeElements, StripeElementsUpdateOptions } from '@stripe/stripe-js';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { loadStripeScript } from './loadStripeScript.ts';
import { stripeAppearance } from './stripeAppearance.ts';

/** The amount to be taken; the intent will have the same values. */
export interface StripeAmount {
  /** Cents taken now; 0 when the card is only kept for later. */
  amount: number;
  /** The order's name for it, e.g. "card", "3x" or "wallet". */
  method: string;
  /** Whether further amounts are taken later by the same card. */
  keepsMeans: boolean;
}

/** Stripe's script and the elements of one payment. */
export interface LoadedStripe {
  stripe: Stripe;
  elements: StripeElements;
}

/** Loading state of Stripe's script and its elements. */
export interface Elements {
  /** Null until the script is loaded. */
  loaded: LoadedStripe | null;
  hasFailed: boolean;
  /** Call it when a form of the elements cannot be shown. */
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
 * Loads Stripe's script and creates its elements before there is an intent, which is only created when the buyer
 * presses the button. The elements follow changes of the amount and of the colour scheme.
 *
 * @param slot Container of the form; its computed styles give the form's appearance.
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
    // `hasFailed` is a dependency so that a retry loads the script again.
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
