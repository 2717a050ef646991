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

/** How far the purchase is; everything but "ready" takes the place of its form. */
export type CheckoutStatus =
  /** The hash is not known yet: on the server and in the first render. */
  | 'unknown'
  /** The address names nothing that can be bought. */
  | 'empty'
  /** The product is being taken off sale. */
  | 'starting'
  /** It cannot be had; `errorCode` says why. */
  | 'unavailable'
  /** The gateway could not be reached. */
  | 'failed'
  | 'ready';

/** The result of a change of the checkout. */
export type ChangeResult =
  | { status: 'saved'; checkout: Checkout }
  /** Fields that the gateway refuses, with the fault as message. */
  | {
      status: 'refused';
      fields: readonly FieldError[];
      /** The order is not open to it: expired, being paid, or paid; for a renewal, its rooms are gone. */
      isClosed: boolean;
    }
  | { status: 'failed' };

/** The state of a purchase from its address to the payment. */
export interface CheckoutState {
  status: CheckoutStatus;
  step: CheckoutStep;
  /** What the address names; undefined unless there is something to buy. */
  product: ProductToBuy | undefined;
  /** Undefined unless `status` is "ready". */
  checkout: Checkout | undefined;
  /** Of "unavailable": a code of `PURCHASE_ERRORS`, or what else the gateway said. */
  errorCode: string | undefined;
  /** Minutes for which the product is held, rounded up; 0 once that is over (then `renew`), undefined before. */
  minutesLeft: number | undefined;
  /** Back to the product's page (ALG-25); undefined when the address names none. */
  backHref: string | undefined;
  stepHref: (step: CheckoutStep) => string;
  /** Shows another step as a new entry of the history. */
  goTo: (step: CheckoutStep) => void;
  /** Takes the rooms after a failure to reach the gateway. */
  retry: () => void;
  /** Takes the rooms anew after the hold has ended. */
  renew: () => Promise<ChangeResult>;
  /** Reads the state of the checkout again, after a response that did not fit the state shown. */
  refresh: () => Promise<ChangeResult>;
  /** Saves what the buyer chose or typed. Where the checkout is closed to changes, it is read again. */
  change: (change: Omit<CheckoutChange, 'id'>) => Promise<ChangeResult>;
  /** Begins anew without the voucher that this tab has kept. */
  dropVoucher: () => void;
  /** What this tab remembers of the purchase. */
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
 * A purchase from its address to the payment: the product is taken once for each tab, however often the page is
 * loaded, and kept for a while (PR-034, PR-035).
 *
 * Amounts are whole cents. No function rejects: what the gateway refuses is the `ChangeResult`, and what cannot be had
 * a status.
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
        // The step with the details shows the note's field again.
        onError(error);
        return received(begun);
      }
    },
  );
  const [changed, setChanged] = useState<Received>();
  const current = changed?.checkout.id === query.data?.checkout.id ? (changed ?? query.data) : query.data;
  const checkout = current?.checkout;
  const id = checkout?.id;

  // Back from the bank's page after the gateway has recorded the payment: there is nothing left to pay.
  const isPaid = checkout?.state === 'paid';
  useEffect(() => {
    const returned = location.read();
    if (!isPaid || id === undefined || queryValue(returned.query, BANK_RETURN) === undefined) return;
    // Who comes back here from the confirmation is not sent there again.
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

/** Why the product cannot be had: the gateway's 409, or 400 and 404 for what it does not sell. */
function unavailableCode(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { status, fields } = error;
  if (status !== 409 && status !== 400 && status !== 404) return undefined;
  return fields[0]?.message ?? 'NOT_AVAILABLE';
}
