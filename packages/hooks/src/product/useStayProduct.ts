import { toWeekendRequest, weekendDetail, type Quote, type WeekendDetail } from '@sabadora/api';
import {
  activitiesWithoutDate,
  activityDatesOf,
  activityDateValue,
  bookingHref,
  quoteError,
  readAddress,
  type ActivityDate,
  type IsoDay,
} from '@sabadora/domain';
import { useCallback, useMemo, useRef, useState } from 'react';
import { fromHref, toHref } from '../address/location.ts';
import { requestKey } from '../query/requestKey.ts';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { stayItem } from '../tracking/productItem.ts';
import { trackAddToCart } from '../tracking/trackAddToCart.ts';
import { useProductAddress, type ProductAddress } from './useProductAddress.ts';
import { useStayQuote, type StayQuote, type StayQuoteState } from './useStayQuote.ts';

export interface StayProductProps {
  /** The offer as the server read it for its own address. */
  detail: WeekendDetail;
  /** Quote for the dates in that address, if there are any. */
  quote?: Quote | undefined;
}

/** Why a booking has not begun. */
export type BookingObstacle =
  /** No dates are chosen (PR-033, PR-040). */
  | 'dates'
  /** An activity has no day (PR-037). */
  | 'activityDates'
  /** The stay cannot be booked on these dates for these people (PR-036). */
  | 'unavailable'
  /** The quote could not be requested. */
  | 'failed';

/** An activity of the stay with the days to choose from. */
export interface ActivityChoice {
  activityId: number;
  title: string;
  dates: readonly IsoDay[];
  chosen: IsoDay | undefined;
}

/** The state of a stay's page. */
export interface StayProduct extends Pick<
  ProductAddress,
  'address' | 'isReady' | 'flow' | 'criteria' | 'setDates' | 'setParty' | 'chooseActivityDate'
> {
  /** The offer for the dates and people of the address; for the previous ones while loading or after a failure. */
  detail: WeekendDetail;
  isDetailLoading: boolean;
  quote: StayQuote;
  /** Whether the offer is on sale and has no price error (PR-025, PR-026, D-151). */
  isBookable: boolean;
  /** Activities with days to choose from; empty without dates or without a price for them. */
  activities: readonly ActivityChoice[];
  /** Check-in days that turned out to be sold out (PR-045). */
  closedDays: readonly IsoDay[];
  /** What the visitor has to do before booking can begin; undefined before `start`, and once it is done. */
  obstacle: BookingObstacle | undefined;
  /** Whether the quote is being checked for the checkout. */
  isStarting: boolean;
  /** Goes to the checkout, or resolves with the obstacle (PR-033…PR-037). Never rejects. */
  start: () => Promise<BookingObstacle | undefined>;
}

/**
 * A stay on its own page: detail, quote, days of its activities, and the way to the checkout.
 *
 * Prices are whole cents, days ISO text. A quote that cannot be loaded has the status "failed" or "unavailable";
 * `start` never rejects.
 */
export function useStayProduct({
  detail: detailOfServer,
  quote: quoteOfServer,
}: StayProductProps): StayProduct {
  const { serverAddress, now } = useSabadora();
  const product = useProductAddress();
  const { flow, criteria, activityDates } = product;
  const { id } = detailOfServer.offer;
  const first = useMemo(
    () => readAddress({ query: serverAddress.query, hash: serverAddress.hash }, now).criteria,
    [serverAddress, now],
  );
  const { detail, isDetailLoading } = useDetail({ product, first, detailOfServer });
  const dates = flow === 'booking' ? criteria.dates : undefined;
  const { party } = criteria;
  const { quote, closedDays, knownQuote, quoteAnew } = useStayQuote({
    offerId: id,
    dates,
    party,
    initial: quoteOfServer && first.dates && { dates: first.dates, party: first.party, quote: quoteOfServer },
  });

  const offered = quote.status === 'priced' ? quote.quote.activities : NO_ACTIVITIES;
  const activities = useMemo(() => choicesOf(offered, activityDates), [offered, activityDates]);
  const { obstacle, isStarting, start } = useStart({
    offer: detail.offer,
    product,
    activities,
    knownQuote,
    quoteAnew,
  });

  return {
    ...product,
    detail,
    isDetailLoading,
    quote,
    isBookable: detail.published && quote.status !== 'unavailable',
    activities,
    closedDays,
    obstacle,
    isStarting,
    start,
  };
}

const NO_ACTIVITIES: Quote['activities'] = [];

function choicesOf(offered: Quote['activities'], dates: readonly ActivityDate[]): ActivityChoice[] {
  const held = new Map(activityDatesOf(offered, dates).map(({ activityId, day }) => [activityId, day]));
  return offered.map((activity) => ({ ...activity, chosen: held.get(activity.activityId) }));
}

interface DetailProps {
  product: ProductAddress;
  first: ProductAddress['criteria'];
  detailOfServer: WeekendDetail;
}

/**
 * The detail, requested again when the dates or the people change (PR-010); a failure leaves the last one (PR-011).
 */
function useDetail({ product: { flow, criteria }, first, detailOfServer }: DetailProps) {
  const { api, locale } = useSabadora();
  const { id } = detailOfServer.offer;
  const request = toWeekendRequest({ id, locale, flow, criteria });
  const key = `stay ${requestKey(request)}`;
  const isOfServer = key === `stay ${requestKey(toWeekendRequest({ id, locale, flow, criteria: first }))}`;
  const { data = detailOfServer, status } = useQuery(
    key,
    (signal) => api.send(weekendDetail, request, { signal }),
    { keepPrevious: true, initialData: isOfServer ? detailOfServer : undefined },
  );
  return { detail: data, isDetailLoading: status === 'loading' };
}

interface StartProps extends Pick<StayQuoteState, 'knownQuote' | 'quoteAnew'> {
  offer: WeekendDetail['offer'];
  product: ProductAddress;
  activities: readonly ActivityChoice[];
}

/** An attempt to begin the booking. */
interface Attempt {
  isStarting: boolean;
  obstacle?: BookingObstacle;
  /** Address at which the attempt was made. */
  href?: string;
}

function useStart({ offer, product, activities, knownQuote, quoteAnew }: StartProps) {
  const { location, onError, track } = useSabadora();
  const { id } = offer;
  const { criteria, activityDates, address } = product;
  const { dates, party } = criteria;
  const [attempt, setAttempt] = useState<Attempt>({ isStarting: false });
  const isUnderway = useRef(false);

  const check = useCallback(async (): Promise<
    { obstacle: BookingObstacle } | { bookingAt: string; price: number | undefined }
  > => {
    if (!dates) return { obstacle: 'dates' };
    const { quote: shown, isNew } = await knownQuote();
    const held = activityDatesOf(shown.activities, activityDates).map(activityDateValue);
    const isRefused = quoteError(shown) !== undefined;
    if (!isRefused && activitiesWithoutDate(shown.activities, activityDates).length > 0)
      return { obstacle: 'activityDates' };
    // Passes the shown price to the checkout, which reports a different one.
    const isLast = isRefused || (isNew && held.length === 0);
    const error = quoteError(isLast ? shown : await quoteAnew(held));
    const price = shown.priceInfo?.sellPrice;
    if (error === undefined)
      return { bookingAt: bookingHref({ offerId: id, dates, party, activityDates: held, price }), price };
    onError(new Error(`The stay ${id} cannot be booked: ${error}`));
    return { obstacle: 'unavailable' };
  }, [dates, party, activityDates, id, knownQuote, quoteAnew, onError]);

  const start = useCallback(async (): Promise<BookingObstacle | undefined> => {
    if (isUnderway.current) return undefined;
    isUnderway.current = true;
    const href = toHref(location.read());
    setAttempt({ isStarting: true });
    const result = await check().catch(() => ({ obstacle: 'failed' as const }));
    isUnderway.current = false;
    // The visitor has changed the stay in the meantime, or has left for another page.
    const isOutdated = toHref(location.read()) !== href;
    const obstacle = 'obstacle' in result && !isOutdated ? result.obstacle : undefined;
    setAttempt({ isStarting: false, href, ...(obstacle && { obstacle }) });
    if ('bookingAt' in result && !isOutdated) {
      const { bookingAt, price = offer.sellPrice } = result;
      const value = price / 100;
      const item = { ...stayItem(offer), price: value };
      trackAddToCart({ track, location }, { item, value, checkoutHref: bookingAt });
      location.assign(fromHref(bookingAt));
    }
    return obstacle;
  }, [check, location, offer, track]);

  const isRemoved = {
    dates: dates !== undefined,
    activityDates: activities.every(({ chosen }) => chosen !== undefined),
    unavailable: attempt.href !== toHref(address),
    failed: attempt.href !== toHref(address),
  };
  const { obstacle, isStarting } = attempt;
  return { obstacle: obstacle && isRemoved[obstacle] ? undefined : obstacle, isStarting, start };
}
