import type { Buyer } from '@sabadora/api';
import { queryValue } from '@sabadora/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fromHref } from '../address/location.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { BANK_RETURN, confirmationHref, withoutBankReturn } from './paymentAddress.ts';
import { orderRequest } from './orderRequest.ts';
import { finishPayment, payOrder, type PaymentMeans, type PaymentResult } from './payOrder.ts';
import type { CheckoutState } from './useCheckout.ts';

/** State of the payment step. */
export type PaymentState =
  | { kind: 'idle' }
  /** The payment is in progress; disable the other controls. */
  | { kind: 'paying' }
  /** The buyer came back from the bank's page, and the payment is being checked. */
  | { kind: 'checking' }
  | Exclude<PaymentResult, { kind: 'redirect' }>
  | { kind: 'redirect' };

/** Payment of a checkout's order. */
export interface Payment {
  state: PaymentState;
  /** Pays with `means`; does nothing while a payment is in progress. */
  pay: (means: PaymentMeans, buyer: Buyer) => Promise<void>;
}

/**
 * Payment of a checkout (PR-170, PR-175, PR-176). An attempt with an unknown result is repeated with the same
 * idempotency key, so that nothing is paid twice; after a refused attempt the next one gets a new key. Once paid, the
 * confirmation opens.
 */
export function usePayment({ checkout, attempt, setAttempt, refresh }: CheckoutState): Payment {
  const { api, location, locale, onError } = useSabadora();
  const [state, setState] = useState<PaymentState>({ kind: 'idle' });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const noteBank = useCallback(
    // A buyer who comes back without a result starts a new payment; the one at the bank is found by its intent.
    (intentId: string, method: string) =>
      setAttempt((last) => ({ ...last, payment: crypto.randomUUID(), atBank: { intentId, method } })),
    [setAttempt],
  );

  const settle = useCallback(
    (result: PaymentResult, method: string) => {
      switch (result.kind) {
        case 'redirect':
          noteBank(result.intentId, method);
          setState({ kind: 'redirect' });
          location.assign(fromHref(result.to));
          return;
        case 'paid':
          setState(result);
          location.assign(fromHref(confirmationHref(result.orderUUID)));
          return;
        case 'refused':
          setAttempt((last) => ({ ...last, payment: crypto.randomUUID(), atBank: null }));
          // The reason may have changed the checkout: another price, an expired hold, a payment recorded in the
          // meantime.
          void refresh();
          break;
        case 'unreachable':
          onError(result.error);
          break;
        case 'unclear':
      }
      setState(result);
    },
    [location, noteBank, onError, refresh, setAttempt],
  );

  const isBusy = useRef(false);
  /** True while the provider may open the bank's page by itself. */
  const mayLeave = useRef(false);
  const run = useCallback(
    async (
      during: PaymentState,
      buyer: Buyer,
      method: string,
      send: (options: Parameters<typeof payOrder>[1]) => Promise<PaymentResult>,
    ) => {
      if (isBusy.current || !checkout || !attempt) return;
      isBusy.current = true;
      const { signal } = (abort.current = new AbortController());
      setState(during);
      const order = orderRequest(checkout, { buyer, locale, attempt: attempt.payment });
      const onLeave = (intentId: string) => {
        mayLeave.current = true;
        noteBank(intentId, method);
      };
      const result = await send({ api, order, signal, onLeave });
      // This payment was abandoned: the buyer came back to the page and may pay again.
      if (signal !== abort.current.signal) return;
      mayLeave.current = false;
      isBusy.current = false;
      settle(result, method);
    },
    [api, attempt, checkout, locale, noteBank, settle],
  );

  const pay = useCallback(
    (means: PaymentMeans, buyer: Buyer) =>
      run({ kind: 'paying' }, buyer, means.name, (options) => payOrder(means, options)),
    [run],
  );

  // The buyer is back from the bank's page after a redirect: the state comes from the gateway.
  const atBank = attempt?.atBank ?? undefined;
  const buyer = checkout?.buyer ?? undefined;
  useEffect(() => {
    const current = location.read();
    if (!atBank || !buyer || queryValue(current.query, BANK_RETURN) === undefined) return;
    location.write({ ...current, query: withoutBankReturn(current.query) }, { replace: true });
    void run({ kind: 'checking' }, buyer, atBank.method, (options) =>
      finishPayment(atBank.method, atBank.intentId, options),
    );
  }, [atBank, buyer, location, run]);

  // The buyer came back with the browser's Back button to a page from the back/forward cache: unless the order is
  // paid, the buyer may pay in another way.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      if (mayLeave.current) {
        mayLeave.current = false;
        isBusy.current = false;
        abort.current?.abort();
        abort.current = new AbortController();
        setState({ kind: 'idle' });
      }
      setState((last) => (last.kind === 'redirect' ? { kind: 'idle' } : last));
      void refresh();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [refresh]);

  return { state, pay };
}
