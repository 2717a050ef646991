import { activityDetail, ApiError, weekendDetail } from '@sabadora/api';
import { activityQuote, DEFAULT_PARTY } from '@sabadora/domain';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import type { WishlistItem } from './useWishlist.ts';

/** Current price of a saved item. */
export type SavedPrice =
  | { status: 'loading' | 'error' }
  /** The item is no longer on sale. */
  | { status: 'gone' }
  | {
      status: 'stay';
      /** Lowest price of the stay in cents, for all nights and travellers. */
      priceCents: number;
      nights: number;
      travellers: number;
    }
  | {
      status: 'activity';
      /** Price for one person, in cents (SE-187). */
      priceCents: number;
    };

/**
 * Current price of a saved item, without dates, for two adults.
 *
 * Prices are whole cents. An item that is no longer sold is "gone"; a failed request is "error" and is reported to
 * the provider's `onError`.
 */
export function useSavedPrice({ kind, id }: Pick<WishlistItem, 'kind' | 'id'>): SavedPrice {
  const { api, locale } = useSabadora();
  const { data, status, error } = useQuery<SavedPrice>(
    `saved-price ${kind} ${id} ${locale}`,
    async (signal) => {
      if (kind === 'ACTIVITY') {
        const { activity, published } = await api.send(activityDetail, { id, locale }, { signal });
        const quote = published && activityQuote(activity.prices, DEFAULT_PARTY.adults);
        return quote ? { status: 'activity', priceCents: quote.perPerson } : { status: 'gone' };
      }
      const { offer, published } = await api.send(weekendDetail, { id, locale }, { signal });
      if (!published) return { status: 'gone' };
      const { sellPrice, nights, paxCount } = offer;
      return { status: 'stay', priceCents: sellPrice, nights, travellers: paxCount };
    },
  );
  if (data !== undefined) return data;
  if (error instanceof ApiError && error.status === 404) return { status: 'gone' };
  return { status: status === 'error' ? status : 'loading' };
}
