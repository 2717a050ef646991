import { productOffers, toQuoteRequest, type ProductOffers } from '@sabadora/api';
import type { Party, StayDates } from '@sabadora/domain';
import { requestKey } from '../query/requestKey.ts';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

/** Which offers to request: those of one hotel, for dates and a party. */
export interface ProductOffersProps {
  /** Id of any offer of the hotel. */
  offerId: number;
  /** Dates of the stay; nothing is requested without them. */
  dates: StayDates | undefined;
  party: Party;
}

/** An offer that can be booked on the dates, with its price in cents for the party and all nights. */
export type BookableOffer = ProductOffers['items'][number];

const NONE: readonly BookableOffer[] = [];

/**
 * Offers of a hotel that can be booked on the dates: `offerId` first, then the cheapest (PR-048); empty while
 * unknown.
 */
export function useProductOffers({ offerId, dates, party }: ProductOffersProps): readonly BookableOffer[] {
  const { api, locale } = useSabadora();
  const request = dates && toQuoteRequest({ id: offerId, locale, dates, party });
  const { data } = useQuery(request ? `product-offers ${requestKey(request)}` : null, (signal) => {
    if (!request) throw new Error('Offers on dates need dates.');
    return api.send(productOffers, request, { signal });
  });
  return data?.items ?? NONE;
}
