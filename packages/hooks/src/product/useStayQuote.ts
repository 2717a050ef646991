import { productQuote, toQuoteRequest, type Quote } from '@sabadora/api';
import {
  closesCheckin,
  quoteError,
  type IsoDay,
  type Locale,
  type Party,
  type StayDates,
} from '@sabadora/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { queryCacheOf } from '../query/queryCacheOf.ts';
import { useQuery } from '../query/useQuery.ts';
import { requestKey } from '../query/requestKey.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

/** A quote with a price. */
export type PricedQuote = Quote & { priceInfo: NonNullable<Quote['priceInfo']> };

/** State of a stay's quote on the page's dates. */
export type StayQuote =
  | { status: 'no-dates' }
  /** `previous` is the price of the previous dates or people, shown until the new one arrives. */
  | { status: 'loading'; previous: PricedQuote | undefined }
  | { status: 'priced'; quote: PricedQuote }
  /** The stay cannot be booked on these dates; `nearest` is the nearest one that can (PR-139). */
  | { status: 'unavailable'; error: string; nearest: Quote['modifiedReservationCriteria'] }
  /** The request failed. */
  | { status: 'failed'; retry: () => void };

export interface StayQuoteProps {
  offerId: number;
  /** Undefined while no dates are chosen. */
  dates: StayDates | undefined;
  party: Party;
  /** A quote that is already loaded, e.g. by the server, with the dates and people that it is for. */
  initial?: { dates: StayDates; party: Party; quote: Quote } | undefined;
}

/** Quote of the stay for the dates and people of the address. */
export interface StayQuoteState {
  quote: StayQuote;
  /** Check-in days that turned out to be sold out for these people (PR-045). */
  closedDays: readonly IsoDay[];
  /**
   * Resolves with the quote of the current dates once it is loaded; `isNew` when this call requested it, or its
   * request was already in flight.
   *
   * @throws ApiError, or DOMException "AbortError" when the page was left
   */
  knownQuote: () => Promise<{ quote: Quote; isNew: boolean }>;
  /**
   * Requests the quote of the current dates with these activity days, even if it is already loaded. If the new quote
   * refuses the dates, it replaces the page's quote.
   *
   * @throws as `knownQuote`
   */
  quoteAnew: (activityDates: readonly string[]) => Promise<Quote>;
}

/** The quote of a stay, requested again when the dates or the people change (PR-010, PR-137). */
export function useStayQuote({ offerId, dates, party, initial }: StayQuoteProps): StayQuoteState {
  const { api, locale } = useSabadora();
  const key = dates ? keyOf({ offerId, dates, party, locale }) : null;
  const isInitial = initial !== undefined && key === keyOf({ offerId, locale, ...initial });
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const send = useCallback(
    (request: ReturnType<typeof toQuoteRequest>, signal: AbortSignal) =>
      api.send(productQuote, request, { signal }),
    [api],
  );
  const { status, data, retry } = useQuery(
    key,
    (signal) => {
      if (!dates) throw new Error('A quote needs dates.');
      return send(toQuoteRequest({ id: offerId, locale, dates, party }), signal);
    },
    { keepPrevious: true, initialData: isInitial ? initial.quote : undefined },
  );

  const known = status === 'ready' ? data : undefined;
  const knownQuote = useCallback(async () => {
    if (known) return { quote: known, isNew: false };
    if (!dates || key === null) throw new Error('A quote needs dates.');
    const request = toQuoteRequest({ id: offerId, locale, dates, party });
    const signal = leaving.current?.signal ?? AbortSignal.abort();
    const found = await queryCacheOf(api).cache.load(key, (aborts) => send(request, aborts), signal);
    return { quote: found, isNew: true };
  }, [api, send, offerId, locale, dates, party, known, key]);

  const quoteAnew = useCallback(
    async (activityDates: readonly string[]) => {
      if (!dates || key === null) throw new Error('A quote needs dates.');
      const request = toQuoteRequest({ id: offerId, locale, dates, party, activityDates });
      const { cache, mutate } = queryCacheOf(api);
      const signal = leaving.current?.signal ?? AbortSignal.abort();
      const found = await cache.loadAnew(
        `quote anew ${requestKey(request)}`,
        (aborts) => send(request, aborts),
        signal,
      );
      if (!isPriced(found)) await mutate(key, found, { revalidate: false });
      return found;
    },
    [api, send, offerId, locale, dates, party, key],
  );

  const quote = quoteState({ status, data, retry });
  return { quote, closedDays: useClosedDays(quote, dates, party), knownQuote, quoteAnew };
}

function keyOf(stay: { offerId: number; dates: StayDates; party: Party; locale: Locale }): string {
  return `quote ${requestKey(toQuoteRequest({ id: stay.offerId, ...stay }))}`;
}

function quoteState({
  status,
  data,
  retry,
}: {
  status: 'idle' | 'loading' | 'error' | 'ready';
  data: Quote | undefined;
  retry: () => void;
}): StayQuote {
  if (status === 'idle') return { status: 'no-dates' };
  if (status === 'error') return { status: 'failed', retry };
  if (status === 'loading' || data === undefined)
    return { status: 'loading', previous: data && isPriced(data) ? data : undefined };
  if (isPriced(data)) return { status: 'priced', quote: data };
  return {
    status: 'unavailable',
    error: quoteError(data) ?? '',
    nearest: data.modifiedReservationCriteria,
  };
}

/** Whether a quote can be booked and has a price (ALG-27). */
function isPriced(quote: Quote): quote is PricedQuote {
  return quoteError(quote) === undefined;
}

const NO_DAYS: readonly IsoDay[] = [];

function useClosedDays(quote: StayQuote, dates: StayDates | undefined, party: Party): readonly IsoDay[] {
  const people = JSON.stringify(party);
  const [held, setHeld] = useState<{ people: string; days: readonly IsoDay[] }>({ people, days: NO_DAYS });
  const days = held.people === people ? held.days : NO_DAYS;
  const closed = quote.status === 'unavailable' && closesCheckin(quote.error) ? dates?.checkin : undefined;
  if (closed !== undefined && !days.includes(closed)) setHeld({ people, days: [...days, closed] });
  return days;
}
