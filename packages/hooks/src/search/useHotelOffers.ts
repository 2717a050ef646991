import { searchOffersByPost, toOffersRequest, type OfferCardData } from '@sabadora/api';
import { NO_FILTERS, type Flow, type Locale, type SearchCriteria } from '@sabadora/domain';
import { useMemo } from 'react';
import { useQuery } from '../query/useQuery.ts';
import { requestKey } from '../query/requestKey.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

export interface HotelOffersProps {
  hotelId: number;
  /** The surrounding search, of which people and dates are used, but not the filters. */
  criteria: SearchCriteria;
  flow: Flow;
  /** Offer to list first; without it, or when it is no longer on sale, the cheapest is first. */
  mainOfferId?: number | undefined;
}

/** The offers of one hotel, and the status of their request. */
export interface HotelOffers {
  status: 'loading' | 'error' | 'loaded';
  /** The main offer first, then the others from the cheapest (SE-180); may be empty. */
  offers: readonly OfferCardData[];
  /** Sends the request again after an error. */
  retry: () => void;
}

/** Largest number of offers requested for one hotel (ALG-31). */
const PACKAGES_PER_HOTEL = 20;

/** Request for all offers of a hotel by price; in gifting, for two adults and gifts only (SE-217, SE-218). */
function hotelOffersRequest({ hotelId, criteria, flow }: HotelOffersProps, locale: Locale) {
  const { party, dates } = criteria;
  const request = toOffersRequest({
    criteria: { ...NO_FILTERS, hotelId, party, dates },
    flow,
    locale,
    page: 0,
  });
  return {
    ...request,
    sorting: { orderBy: 'priceAsc' as const },
    pagination: { limit: 1, page: 0, fetchPageModel: false },
    packagesPerHotel: PACKAGES_PER_HOTEL,
  };
}

/**
 * All offers of one hotel for the people and dates of a search, prices in whole cents.
 *
 * A failed request is the status "error" and is reported to the provider's `onError`; `retry` sends it again.
 */
export function useHotelOffers(props: HotelOffersProps): HotelOffers {
  const { mainOfferId } = props;
  const { api, locale } = useSabadora();
  const request = hotelOffersRequest(props, locale);
  const { data, status, retry } = useQuery(`hotel-offers ${requestKey(request)}`, (signal) =>
    api.send(searchOffersByPost, request, { signal }),
  );
  const offers = useMemo(() => {
    const all = data?.exactMatch.flatMap(({ mainPackage, otherPackages }) => [mainPackage, ...otherPackages]);
    // Sorting is stable, so the other offers keep their order.
    return all?.toSorted((a, b) => Number(b.id === mainOfferId) - Number(a.id === mainOfferId)) ?? [];
  }, [data, mainOfferId]);

  if (data !== undefined) return { status: 'loaded', offers, retry };
  return { status: status === 'error' ? status : 'loading', offers, retry };
}
