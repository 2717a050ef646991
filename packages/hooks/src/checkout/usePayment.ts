import type { Buyer } from '@sabadora/api';
import { queryValue } from '@sabadora/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fromHref } from '../address/location.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { BANK_RETURN, confirmationHref, withoutBankReturn } from './paymentAddress.ts';
import { orderRequest } from './orderRequest.ts';
import { finishPayment, payOrder, type PaymentMeans, type PaymentResult } from './payOrder.ts';
import type { CheckoutState } from './useCheckout.ts';

/** What the payment step shows. */
export type PaymentState =
  | { kind: 'idle' }
  /** The payment is in progress; other controls are to be disabled. */
  | { kind: 'paying' }
  /** The buyer came back from the bank's page. */
  | { kind: 'checking' }
  | Exclude<PaymentResult, { kind: 'redirect' }>
  | { kind: 'redirect' };

/** The payment of the order of a checkout. */
export interface Payment {
  state: PaymentState;
  /** Pays with the means; does nothing while a payment is under way. */
  pay: (means: PaymentMeans, buyer: Buyer) => Promise<void>;
}

/**
 * The payment of a checkout (PR-170, PR-175, PR-176). A try whose end is unknown is repeated with the same key, so that
 * nothing is paid twice; one that was refused is over, and the next begins anew. Once paid, the confirmation is opened.
 */
export function usePayment({ checkout, attempt, setAttempt, refresh }: CheckoutState): Payment {
  const { api, location, locale, onError } = useSabadora();
  const [state, setState] = useState<PaymentState>({ kind: 'idle' });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const noteBank = useCallback(
    // A buyer who comes back without a result starts a new payment; that at the bank is found by its intent.
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
          // The reason may have changed the checkout: another price, an expired hold, a payment recorded meanwhile.
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
  /** While the provider may open the bank's page by itself. */
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
      // Given up meanwhile: the buyer came back to the page and may pay anew.
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

  // Back from the bank's page without its redirect: the state comes from the gateway.
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

  // Back by the browser's own button, to a page that it had kept: the buyer may pay in another way, unless it is paid.
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
