import type * as z from 'zod/mini';
import type { offersRequest } from './schemas/offers.ts';
import { toOffersRequest, type SearchQuestion } from './searchRequests.ts';

/** The question for the positions of all that a search finds, each hotel once (SE-242). */
export function toMapRequest(question: SearchQuestion): z.input<typeof offersRequest> {
  return {
    ...toOffersRequest({ ...question, page: 0, limit: 1 }),
    sorting: { orderBy: 'priceQuality' },
    packagesPerHotel: 1,
    pagination: { fetchPageModel: false },
    performMapSearch: true,
    // Literal: what is looked for, the flow says.
    performGiftableSearch: true,
    provider: 'data-science',
  };
}
