import type * as z from 'zod/mini';
import type { offersRequest } from './schemas/offers.ts';
import { toOffersRequest, type SearchInput } from './searchRequests.ts';

/** Request for the positions of all results of a search, one per hotel (SE-242). */
export function toMapRequest(input: SearchInput): z.input<typeof offersRequest> {
  return {
    ...toOffersRequest({ ...input, page: 0, limit: 1 }),
    sorting: { orderBy: 'priceQuality' },
    packagesPerHotel: 1,
    pagination: { fetchPageModel: false },
    performMapSearch: true,
    // Always true in a map search (SE-242); only the flow decides what is searched.
    performGiftableSearch: true,
    provider: 'data-science',
  };
}
