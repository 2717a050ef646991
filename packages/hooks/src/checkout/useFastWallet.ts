import { initCheckout, updateCheckout, type ApiClient, type Buyer, type Checkout } from '@sabadora/api';
import {
  bookingHref,
  mergeHash,
  nightsOf,
  parseHash,
  readCheckoutAddress,
  type HashPatch,
  type StayToBook,
  type StoredKey,
} from '@sabadora/domain';
import { useCallback, useRef, useState } from 'react';
import { fromHref } from '../address/location.ts';
import { useAddress } from '../address/useAddress.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useKeptVoucher } from '../voucher/useKeptVoucher.ts';
import { useStoredValue } from '../storage/useStoredValue.ts';
import { newAttempt, readAttempt, type CheckoutAttempt } from './attempts.ts';
import { initRequest, itemOf } from './initRequest.ts';
import { orderRequest } from './orderRequest.ts';
import { walletConfirmationHref } from './paymentAddress.ts';
import { payOrder, type PaymentMeans } from './payOrder.ts';

/** The state of a payment by a fast wallet (PR-170). */
export type WalletState =
  | { kind: 'closed' }
  /** The order is being begun. */
  | { kind: 'starting' }
  | { kind: 'ready' | 'paying' | 'paid'; checkout: Checkout }
  /** The payment failed. The address records it, so that it is also shown after a reload (PR-171). */
  | { kind: 'failed' };

/** Payment by wallet on the stay's own page, without the steps of the checkout (PR-169). */
export interface FastWallet {
  state: WalletState;
  /** Begins the order of the stay and shows its price. Never rejects. */
  open: () => Promise<void>;
  /** Pays the order; resolves with true when that succeeded. Never rejects. */
  pay: (means: PaymentMeans, buyer: Buyer) => Promise<boolean>;
  close: () => void;
  /** Address of the checkout with its steps, which has the same rooms (PR-169). */
  bookHref: string;
}

/**
 * Keys that describe the purchase in the address, in addition to the page's own dates, people and activity days
 * (PR-167).
 */
const boughtKeys = ({ offerId, dates }: StayToBook) => ({ night: nightsOf(dates), offerId });

/** Patch that removes the wallet's keys from the address. */
const CLOSED = { night: undefined, offerId: undefined, error: undefined, isLoading: undefined };

/** Begins the order of a stay and chooses the first cancellation option that costs nothing. */
async function beginOrder(api: ApiClient, request: Parameters<typeof initRequest>, signal: AbortSignal) {
  const checkout = await api.send(initCheckout, initRequest(...request), { signal });
  const { chosen, options } = checkout.cancellation;
  const free = options.find(({ amount }) => amount === 0);
  if (chosen !== null || !free) return checkout;
  return api.send(updateCheckout, { id: checkout.id, cancellation: free.option }, { signal });
}

/**
 * Buys a stay by wallet: begins the order, pays it and opens the confirmation; a failure is recorded in the address
 * (PR-166…PR-171, ALG-26). Uses the same rooms as the checkout of that stay, where a visitor may continue.
 */
export function useFastWallet(stay: StayToBook): FastWallet {
  const { api, location, locale, now, onError, track } = useSabadora();
  const address = useAddress();
  const { code: voucher } = useKeptVoucher();
  const [state, setState] = useState<WalletState>({ kind: 'closed' });
  const [stored, setStored] = useStoredValue('checkout' satisfies StoredKey, readAttempt, 'session');
  const abort = useRef<AbortController>(undefined);
  const bookHref = bookingHref(stay);
  const hasFailed = parseHash(address.hash)['error'] === 1;

  const patchHash = useCallback(
    (patch: HashPatch) => {
      const current = location.read();
      location.write({ ...current, hash: mergeHash(current.hash, patch) }, { replace: true });
    },
    [location],
  );
  const fail = useCallback(
    (error: unknown) => {
      onError(error);
      track({ name: 'wallet_failed', params: { id: stay.offerId } });
      setState({ kind: 'closed' });
      patchHash({ ...boughtKeys(stay), error: 1, isLoading: undefined });
    },
    [onError, patchHash, stay, track],
  );

  const attemptOf = (item: string): CheckoutAttempt => {
    const attempt = stored?.item === item ? stored : newAttempt(item);
    setStored(() => attempt);
    return attempt;
  };

  const open = async () => {
    const { product } = readCheckoutAddress(fromHref(bookHref), now);
    if (!product || state.kind !== 'closed') return;
    abort.current = new AbortController();
    const { signal } = abort.current;
    setState({ kind: 'starting' });
    patchHash({ ...boughtKeys(stay), isLoading: 1, error: undefined });
    try {
      const added = { voucher };
      const { checkout: attempt } = attemptOf(itemOf(product, added));
      const context = { locale, attempt, ...added };
      const checkout = await beginOrder(api, [product, context], signal);
      if (signal.aborted) return;
      patchHash({ isLoading: undefined });
      setState({ kind: 'ready', checkout });
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  };

  const pay = async (means: PaymentMeans, buyer: Buyer) => {
    if (state.kind !== 'ready' || !stored) return false;
    const { checkout } = state;
    abort.current = new AbortController();
    setState({ kind: 'paying', checkout });
    patchHash({ isLoading: 1 });
    const order = {
      ...orderRequest(checkout, { buyer, locale, attempt: stored.payment }),
      paymentMethod: 'wallet' as const,
    };
    const onLeave = (intentId: string) =>
      setStored((last) => last && { ...last, atBank: { intentId, method: means.name } });
    const result = await payOrder(means, { api, order, signal: abort.current.signal, onLeave });
    if (result.kind === 'paid') {
      patchHash({ isLoading: undefined });
      setState({ kind: 'paid', checkout });
      location.assign(fromHref(walletConfirmationHref(result.orderUUID, result.number)));
      return true;
    }
    // The next attempt is a new payment.
    setStored((last) => last && { ...last, payment: crypto.randomUUID(), atBank: null });
    fail(new Error(`The wallet's payment of order ${checkout.id} is ${result.kind}`));
    return false;
  };

  const close = () => {
    abort.current?.abort();
    setState({ kind: 'closed' });
    patchHash(CLOSED);
  };

  const isFailed = hasFailed && state.kind === 'closed';
  return { state: isFailed ? { kind: 'failed' } : state, open, pay, close, bookHref };
}
