import { searchOffers, toOffersRequest, type HotelResult, type SearchDetails } from '@sabadora/api';
import {
  FALLBACK_OFFERS_MAX,
  fallbackMessage,
  fallbackPlan,
  showsFallback,
  type FallbackDetails,
  type FallbackKey,
  type FallbackMessage,
  type FallbackStep,
  type Flow,
  type SearchCriteria,
} from '@sabadora/domain';
import { useQuery } from '../query/useQuery.ts';
import { requestKey } from '../query/requestKey.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

/** Parts of the exact search's response that fallback searches need. */
export interface ExactResult {
  totalCount: number;
  /** Ids of the hotels that the page shows. */
  hotelIds: readonly number[];
  details: FallbackDetails;
}

export interface FallbackSearchesProps {
  criteria: SearchCriteria;
  flow: Flow;
  /** Whether the criteria are known; no request is sent before. @default true */
  isReady?: boolean;
  /** Undefined before the response to the exact search, and after its failure: no request is sent then. */
  exact: ExactResult | undefined;
}

/** Result of one fallback search. */
export interface FallbackBlock {
  key: FallbackKey;
  /** Criteria of this fallback search. */
  criteria: SearchCriteria;
  /** Skip the block when it is 'error'. */
  status: 'loading' | 'found' | 'error';
  /** At most three hotels, none of them shown before; empty unless `status` is 'found'. */
  results: readonly HotelResult[];
  details: SearchDetails | undefined;
}

/** Fallback results of a search that found too little. */
export interface FallbackSearches {
  /** Blocks in order; at most three. */
  blocks: readonly FallbackBlock[];
  /** Message above the blocks; undefined when the exact results suffice. */
  message: FallbackMessage | undefined;
}

const NO_RESULTS: readonly HotelResult[] = [];

/**
 * Searches that run when the exact one finds less than a page (SE-222, ALG-16). They run one after another, since
 * each leaves out the hotels found before it (SE-229, D-144). A failed one is skipped. Responses are cached, so
 * returning to a search sends no request.
 */
export function useFallbackSearches({
  criteria,
  flow,
  isReady = true,
  exact,
}: FallbackSearchesProps): FallbackSearches {
  const isWanted = exact !== undefined && showsFallback(exact.totalCount, flow);
  // A page beyond the last one has no results, and is about to be replaced by the last page (ALG-17).
  const isKnown = isReady && isWanted && (exact.totalCount === 0 || exact.hotelIds.length > 0);
  const steps = isKnown ? fallbackPlan({ criteria, flow, details: exact.details }) : [];
  const shown = exact?.hotelIds ?? [];

  // A plan has at most three steps, and hooks cannot be called in a loop.
  const first = useBlock({ step: steps[0], flow, shown, earlier: [] });
  const second = useBlock({ step: steps[1], flow, shown, earlier: [first] });
  const third = useBlock({ step: steps[2], flow, shown, earlier: [first, second] });

  const blocks = [first, second, third].filter((block) => block !== undefined);
  const message = fallbackMessage({
    exactCount: exact?.totalCount ?? 0,
    fallbackCount: blocks.reduce((sum, { results }) => sum + results.length, 0),
    isResolved: exact !== undefined && (!isWanted || (isKnown && blocks.every(isSettled))),
  });
  return { blocks, message };
}

function isSettled(block: FallbackBlock | undefined): boolean {
  return block?.status !== 'loading';
}

interface BlockProps {
  step: FallbackStep | undefined;
  flow: Flow;
  /** Ids of the hotels among the exact results. */
  shown: readonly number[];
  earlier: readonly (FallbackBlock | undefined)[];
}

/** One step of the plan; its request is sent once the steps before it are settled (SE-234). */
function useBlock({ step, flow, shown, earlier }: BlockProps): FallbackBlock | undefined {
  const { api, locale } = useSabadora();
  const found = earlier.flatMap((block) => block?.results ?? []).map(({ hotelId }) => hotelId);
  const request = step && {
    ...toOffersRequest({
      criteria: step.criteria,
      flow,
      locale,
      page: 0,
      limit: FALLBACK_OFFERS_MAX,
      excludedHotelIds: [...shown, ...found],
      fetchPageModel: false,
    }),
    provider: 'catalogue' as const,
  };
  const { data, status } = useQuery(
    request && earlier.every(isSettled) ? `fallback ${requestKey(request)}` : null,
    (signal) =>
      request
        ? api.send(searchOffers, request, { signal })
        : Promise.reject(new Error('There is no fallback search.')),
  );

  if (step === undefined) return undefined;
  const about = { key: step.key, criteria: step.criteria };
  if (data !== undefined) {
    return { ...about, status: 'found', results: data.exactMatch, details: data.searchDetails };
  }
  return {
    ...about,
    status: status === 'error' ? status : 'loading',
    results: NO_RESULTS,
    details: undefined,
  };
}
