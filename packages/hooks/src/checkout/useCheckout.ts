import {
  ApiError,
  getCheckout,
  initCheckout,
  renewCheckout,
  updateCheckout,
  type Checkout,
  type CheckoutChange,
  type FieldError,
} from '@sabadora/api';
import {
  checkoutBackHref,
  checkoutStepHref,
  patchQuery,
  queryValue,
  readCheckoutAddress,
  type CheckoutStep,
  type ProductToBuy,
  type StoredKey,
} from '@sabadora/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { fromHref } from '../address/location.ts';
import { useAddress } from '../address/useAddress.ts';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useStoredValue } from '../storage/useStoredValue.ts';
import { useIsHydrated } from '../useIsHydrated.ts';
import { BANK_RETURN, confirmationHref } from './paymentAddress.ts';
import { useKeptVoucher } from '../voucher/useKeptVoucher.ts';
import { initRequest, itemOf } from './initRequest.ts';
import { newAttempt, readAttempt, type CheckoutAttempt } from './attempts.ts';
import { useHold, type Hold } from './useHold.ts';

/** State of the purchase; the form is shown only while it is "ready". */
export type CheckoutStatus =
  /** The hash is not known yet: on the server and in the first render in the browser. */
  | 'unknown'
  /** The address names nothing to buy. */
  | 'empty'
  /** The checkout is being created. */
  | 'starting'
  /** The product cannot be bought; `errorCode` says why. */
  | 'unavailable'
  /** The gateway could not be reached. */
  | 'failed'
  | 'ready';

/** The result of a change of the checkout. */
export type ChangeResult =
  | { status: 'saved'; checkout: Checkout }
  /** The gateway refuses some fields; each has its fault as message. */
  | {
      status: 'refused';
      fields: readonly FieldError[];
      /**
       * The order does not accept the change: it expired, is being paid, or is paid; for a renewal, its rooms are
       * gone.
       */
      isClosed: boolean;
    }
  | { status: 'failed' };

/** The state of a purchase from its address to the payment. */
export interface CheckoutState {
  status: CheckoutStatus;
  step: CheckoutStep;
  /** The product in the address; undefined when the address names nothing to buy. */
  product: ProductToBuy | undefined;
  /** The checkout as the gateway returned it; undefined unless `status` is "ready". */
  checkout: Checkout | undefined;
  /** Reason for the status "unavailable": a code of `PURCHASE_ERRORS`, or another text of the gateway. */
  errorCode: string | undefined;
  /**
   * Minutes for which the product is still held, rounded up; 0 once the hold has ended (call `renew`), else
   * undefined.
   */
  minutesLeft: number | undefined;
  /** Address of the product's page (ALG-25); undefined when the checkout's address names no product. */
  backHref: string | undefined;
  stepHref: (step: CheckoutStep) => string;
  /** Shows another step as a new entry of the history. */
  goTo: (step: CheckoutStep) => void;
  /** Sends the request again after the gateway could not be reached. */
  retry: () => void;
  /** Reserves the rooms again after the hold has ended. */
  renew: () => Promise<ChangeResult>;
  /** Requests the state of the checkout again, after a response that did not fit the state shown. */
  refresh: () => Promise<ChangeResult>;
  /** Saves a choice or a text of the buyer. When the checkout no longer accepts changes, it is requested again. */
  change: (change: Omit<CheckoutChange, 'id'>) => Promise<ChangeResult>;
  /** Starts again without the voucher stored in this tab. */
  dropVoucher: () => void;
  /** What this tab stores of the purchase. */
  attempt: CheckoutAttempt | undefined;
  setAttempt: (change: (attempt: CheckoutAttempt) => CheckoutAttempt) => void;
}

interface Received extends Hold {
  checkout: Checkout;
}

const received = (checkout: Checkout): Received => ({
  checkout,
  heldUntil: checkout.heldUntil,
  now: checkout.now,
  receivedAt: performance.now(),
});

/**
 * A purchase from its address to the payment. The product is reserved once per tab, however often the page is loaded,
 * and held for a limited time (PR-034, PR-035).
 *
 * Amounts are whole cents. No function rejects: a change refused by the gateway is a `ChangeResult`, an unavailable
 * product is a status.
 */
export function useCheckout(): CheckoutState {
  const { api, location, locale, now, onError, storage } = useSabadora();
  const address = useAddress();
  const isReady = useIsHydrated();
  const { step = 'summary', product } = useMemo(() => readCheckoutAddress(address, now), [address, now]);
  const { code: voucher, drop: dropVoucher } = useKeptVoucher();
  const item = product && itemOf(product, { voucher });

  const [stored, setStored] = useStoredValue('checkout' satisfies StoredKey, readAttempt, 'session');
  const attempt = stored?.item === item ? (stored ?? undefined) : undefined;
  useEffect(() => {
    if (!isReady || item === undefined) return;
    setStored((current) => (current?.item === item ? current : newAttempt(item)));
  }, [isReady, item, setStored]);
  const setAttempt = useCallback(
    (change: (attempt: CheckoutAttempt) => CheckoutAttempt) =>
      setStored((current) => current && change(current)),
    [setStored],
  );

  const query = useQuery<Received>(
    product && attempt ? `checkout ${attempt.checkout}` : null,
    async (signal) => {
      if (!product || !attempt) throw new Error('A checkout needs something to buy.');
      const request = initRequest(product, { locale, attempt: attempt.checkout, voucher });
      const begun = await api.send(initCheckout, request, { signal });
      if (!('giftFormat' in product)) return received(begun);
      try {
        const { withKeptNote } = await import('./keptNote.ts');
        return received(await withKeptNote(api, begun, { storage, signal }));
      } catch (error) {
        if (signal.aborted) throw error;
        // The step with the buyer's details shows the note's field again.
        onError(error);
        return received(begun);
      }
    },
  );
  const [changed, setChanged] = useState<Received>();
  const current = changed?.checkout.id === query.data?.checkout.id ? (changed ?? query.data) : query.data;
  const checkout = current?.checkout;
  const id = checkout?.id;

  // The buyer is back from the bank's page after the gateway recorded the payment: nothing is left to pay.
  const isPaid = checkout?.state === 'paid';
  useEffect(() => {
    const returned = location.read();
    if (!isPaid || id === undefined || queryValue(returned.query, BANK_RETURN) === undefined) return;
    // Removes the parameter, so that a buyer who comes back from the confirmation is not sent there again.
    location.write(
      { ...returned, query: patchQuery(returned.query, { [BANK_RETURN]: undefined }) },
      { replace: true },
    );
    location.assign(fromHref(confirmationHref(id)));
  }, [id, isPaid, location]);

  const apply = useCallback(
    async (request: Promise<Checkout>): Promise<ChangeResult> => {
      try {
        const next = await request;
        setChanged(received(next));
        return { status: 'saved', checkout: next };
      } catch (error) {
        if (error instanceof ApiError && (error.status === 400 || error.status === 409))
          return { status: 'refused', fields: error.fields, isClosed: error.status === 409 };
        onError(error);
        return { status: 'failed' };
      }
    },
    [onError],
  );

  const refresh = useCallback(
    async (): Promise<ChangeResult> =>
      id === undefined ? { status: 'failed' } : apply(api.send(getCheckout, { id })),
    [api, apply, id],
  );
  const send = async (request: (id: string) => Promise<Checkout>): Promise<ChangeResult> => {
    if (id === undefined) return { status: 'failed' };
    const result = await apply(request(id));
    if (result.status === 'refused' && result.isClosed) await refresh();
    return result;
  };

  return {
    status: statusOf({ isReady, product, query }),
    step,
    product,
    checkout,
    errorCode: unavailableCode(query.error),
    minutesLeft: useHold(current),
    backHref: checkoutBackHref(address),
    stepHref: (target) => checkoutStepHref(address, target),
    goTo: (target) => location.write(fromHref(checkoutStepHref(location.read(), target))),
    retry: query.retry,
    renew: () => send((of) => api.send(renewCheckout, { id: of })),
    refresh,
    change: (change) => send((of) => api.send(updateCheckout, { id: of, ...change })),
    dropVoucher,
    attempt,
    setAttempt,
  };
}

function statusOf({
  isReady,
  product,
  query,
}: {
  isReady: boolean;
  product: ProductToBuy | undefined;
  query: { status: string; error: unknown };
}): CheckoutStatus {
  if (!isReady) return 'unknown';
  if (!product) return 'empty';
  if (query.status === 'ready') return 'ready';
  if (query.status !== 'error') return 'starting';
  return unavailableCode(query.error) === undefined ? 'failed' : 'unavailable';
}

/**
 * Reason why the product cannot be bought: from the gateway's 409, or from 400 and 404 for products it does not sell.
 */
function unavailableCode(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { status, fields } = error;
  if (status !== 409 && status !== 400 && status !== 404) return undefined;
  return fields[0]?.message ?? 'NOT_AVAILABLE';
}
