import { finishMove, moveBooking, quoteMove, type MoveQuote, type OrderedStay } from '@sabadora/api';
import { nightsOf, queryValue, type IsoDay, type StayDates, type StoredKey } from '@sabadora/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fromHref } from '../address/location.ts';
import { readAttempt, newAttempt } from '../checkout/attempts.ts';
import { BANK_RETURN, withoutBankReturn } from '../checkout/paymentAddress.ts';
import { awaitPayment, takePayment, type PaymentCalls, type PaymentMeans } from '../checkout/payOrder.ts';
import type { PaymentState } from '../checkout/usePayment.ts';
import { useQuery } from '../query/useQuery.ts';
import { requestKey } from '../query/requestKey.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useStoredValue } from '../storage/useStoredValue.ts';
import type { BookingState } from './useBooking.ts';

/** Price of the new dates, or why they cannot be booked. */
export type MoveOffer =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  /** The new dates are not available. */
  | { status: 'unavailable' }
  /** `difference` is in cents: `provider` takes it; below 0 it is refunded as `refund` says. */
  | {
      status: 'priced';
      price: NonNullable<MoveQuote['price']>;
      difference: number;
      refund: MoveQuote['refund'];
      deadline: IsoDay | null;
      provider: MoveQuote['paymentProvider'];
    };

/** An activity of the stay with its days on the new dates. */
export interface MovedActivity {
  activityId: number;
  title: string;
  dates: readonly IsoDay[];
  chosen: IsoDay;
}

/** State of moving a booking to other dates. */
export interface Move {
  /** Dates that the visitor considers; null before any are chosen. */
  dates: StayDates | null;
  setDates: (dates: StayDates | null) => void;
  offer: MoveOffer;
  activities: readonly MovedActivity[];
  chooseActivityDay: (activityId: number, day: IsoDay) => void;
  payment: PaymentState;
  /** Moves the booking; a difference to pay is paid by `means`. */
  move: (means: PaymentMeans) => Promise<void>;
}

/** Means of payment when the move costs nothing: it confirms without a provider. */
export const NO_MEANS: PaymentMeans = { name: 'card', confirm: async () => ({ status: 'confirmed' }) };

const isSame = (dates: StayDates, stay: OrderedStay) =>
  dates.checkin === stay.checkin && dates.checkout === stay.checkout;

/**
 * Moves a booking's stay to other dates: their price, and the payment of the difference (PR-147).
 *
 * Amounts are whole cents; `difference` is below 0 when money is refunded. `move` resolves once `payment` has its
 * result.
 */
export function useMove({ access, refresh }: BookingState, orderUUID: string, stay: OrderedStay): Move {
  const { api, location, onError } = useSabadora();
  const [dates, setDates] = useState<StayDates | null>(null);
  const [days, setDays] = useState<Readonly<Record<number, IsoDay>>>({});
  const [payment, setPayment] = useState<PaymentState>({ kind: 'idle' });
  const [stored, setStored] = useStoredValue('move' satisfies StoredKey, readAttempt, 'session');

  const isOther = dates !== null && !isSame(dates, stay);
  const request = useMemo(
    () => (isOther ? { checkin: dates.checkin, nights: nightsOf(dates) } : null),
    [dates, isOther],
  );
  const query = useQuery<MoveQuote>(
    request && access !== undefined ? `move ${requestKey({ access, from: stay.checkin, ...request })}` : null,
    (signal) =>
      api.send(
        quoteMove,
        { access: access ?? '', checkin: request?.checkin ?? '', nights: request?.nights ?? 0 },
        { signal },
      ),
  );
  const quote = query.status === 'ready' ? query.data : undefined;
  const activities = useMemo(() => activitiesOf(quote, days), [quote, days]);
  const offer = offerOf(query, quote);

  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const isBusy = useRef(false);
  const callsOf = useCallback(
    (attempt: string): PaymentCalls => ({
      begin: (signal) =>
        api.send(
          moveBooking,
          {
            access: access ?? '',
            attempt,
            checkin: request?.checkin ?? '',
            nights: request?.nights ?? 0,
            activityDaySelections: activities.map(({ activityId, chosen }) => `${activityId}_${chosen}`),
            expectedAmount: offer.status === 'priced' ? offer.difference : 0,
          },
          { signal },
        ),
      finish: ({ paymentIntentId }, signal) =>
        api.send(finishMove, { access: access ?? '', paymentIntentId }, { signal }),
    }),
    [access, activities, api, offer, request],
  );

  const noteBank = useCallback(
    (item: string, intentId: string) =>
      setStored(() => ({ ...newAttempt(item), atBank: { intentId, method: 'card' } })),
    [setStored],
  );

  /** Runs one payment at a time, and shows its result. */
  const run = useCallback(
    async (
      during: PaymentState,
      item: string,
      pay: (signal: AbortSignal) => ReturnType<typeof takePayment>,
    ) => {
      if (isBusy.current) return;
      isBusy.current = true;
      abort.current = new AbortController();
      setPayment(during);
      const result = await pay(abort.current.signal);
      isBusy.current = false;
      if (result.kind === 'redirect') {
        noteBank(item, result.intentId);
        setPayment({ kind: 'redirect' });
        location.assign(fromHref(result.to));
        return;
      }
      if (result.kind === 'unreachable') onError(result.error);
      // The attempt is finished; the next one has a new idempotency key.
      else setStored(() => null);
      if (result.kind === 'paid') {
        setDates(null);
        await refresh();
      }
      setPayment(result);
    },
    [location, noteBank, onError, refresh, setStored],
  );

  const item = JSON.stringify({ order: orderUUID, ...request, activities });
  const move = useCallback(
    async (means: PaymentMeans) => {
      // The same move, sent again after a missing response, keeps its idempotency key.
      const attempt = stored?.item === item && stored.atBank === null ? stored : newAttempt(item);
      setStored(() => attempt);
      await run({ kind: 'paying' }, item, (signal) =>
        takePayment(means, callsOf(attempt.payment), {
          signal,
          onLeave: (intentId) => noteBank(item, intentId),
        }),
      );
    },
    [callsOf, item, noteBank, run, setStored, stored],
  );

  // The buyer is back from the bank's page after a redirect: the state comes from the gateway.
  const atBank = stored?.atBank ?? undefined;
  useEffect(() => {
    const current = location.read();
    if (!atBank || access === undefined || queryValue(current.query, BANK_RETURN) === undefined) return;
    location.write({ ...current, query: withoutBankReturn(current.query) }, { replace: true });
    const paid = { paymentIntentId: atBank.intentId, paymentMethod: atBank.method };
    void run({ kind: 'checking' }, item, (signal) => awaitPayment(paid, callsOf(''), { signal }));
  }, [access, atBank, callsOf, item, location, run]);

  return {
    dates,
    setDates: useCallback((next) => {
      setDates(next);
      setPayment({ kind: 'idle' });
    }, []),
    offer,
    activities,
    chooseActivityDay: useCallback(
      (activityId, day) => setDays((chosen) => ({ ...chosen, [activityId]: day })),
      [],
    ),
    payment,
    move,
  };
}

/** Activities with the day chosen for each; the first possible day until the visitor chooses another. */
function activitiesOf(quote: MoveQuote | undefined, days: Readonly<Record<number, IsoDay>>): MovedActivity[] {
  return (quote?.activities ?? []).flatMap(({ activityId, title, dates }) => {
    const chosen = dates.find((day) => day === days[activityId]) ?? dates[0];
    return chosen === undefined ? [] : [{ activityId, title, dates, chosen }];
  });
}

function offerOf(
  { status, retry }: { status: 'idle' | 'loading' | 'error' | 'ready'; retry: () => void },
  quote: MoveQuote | undefined,
): MoveOffer {
  if (status === 'idle') return { status: 'none' };
  if (status === 'error') return { status: 'failed', retry };
  if (!quote) return { status: 'loading' };
  const { price, difference, refund, deadline, paymentProvider: provider } = quote;
  return price === null
    ? { status: 'unavailable' }
    : { status: 'priced', price, difference, refund, deadline, provider };
}
