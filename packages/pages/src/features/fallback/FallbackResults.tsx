import type { HotelResult, SearchDetails } from '@sabadora/api';
import { SkeletonText } from '@sabadora/design-system/Skeletons';
import { FALLBACK_OFFERS_MAX, type Flow } from '@sabadora/domain';
import { useFallbackSearches, type SearchAddressState, type StaySearchStatus } from '@sabadora/hooks';
import type { ReactNode } from 'react';
import { useRemoveFilters } from '../results/useRemoveFilters.ts';
import { useWords } from '../../kit/words/useWords.ts';
import { FallbackBlock } from './FallbackBlock.tsx';
import { FallbackMessage } from './FallbackMessage.tsx';
import { fallbackTitle } from './fallbackTitle.ts';
import { StaysToCome } from './StaysToCome.tsx';
import * as styles from './FallbackResults.css.ts';
import fallbackTitleMessages from './fallbackTitle.messages.json';

export interface FallbackResultsProps {
  search: Pick<SearchAddressState, 'address' | 'criteria' | 'isReady'>;
  flow: Flow;
  /** Status of the exact search; only 'exact' and 'none' start fallback searches. */
  status: StaySearchStatus;
  /** Exact results shown on the page. */
  results: readonly HotelResult[];
  /** Details of the exact search; undefined while loading and after an error. */
  details: SearchDetails | undefined;
  /** Moves the focus to the heading of the results, before the focused button disappears. */
  focusHead: () => void;
  /** Content below the message that nothing was found (SE-163). */
  children?: ReactNode;
}

/** Shown below too few exact results: a message, and up to three blocks of other stays (SE-222, ALG-16). */
export function FallbackResults({
  search,
  flow,
  status,
  results,
  details,
  focusHead,
  children,
}: FallbackResultsProps) {
  const words = useWords(fallbackTitleMessages);
  const { address, criteria, isReady } = search;
  const removeFilters = useRemoveFilters(search);
  const isAnswered = details !== undefined && (status === 'exact' || status === 'none');
  const { blocks, message: resolved } = useFallbackSearches({
    criteria,
    flow,
    isReady,
    exact: isAnswered
      ? { totalCount: details.totalCount, hotelIds: results.map(({ hotelId }) => hotelId), details }
      : undefined,
  });
  // The page itself reports loading and failure of the exact search.
  const message = isAnswered ? resolved : undefined;
  const hasExact = isAnswered && details.totalCount > 0;
  const found = blocks.filter((block) => block.results.length > 0);
  return (
    <div className={hasExact && message ? `${styles.fallback} ${styles.below}` : styles.fallback}>
      <FallbackMessage
        kind={message}
        hasExact={hasExact}
        onRemoveFilters={() => {
          focusHead();
          removeFilters();
        }}
      />
      {message === 'no-results' && children}
      {details &&
        found.map((block) => (
          <FallbackBlock
            key={JSON.stringify(block.key)}
            block={block}
            title={fallbackTitle(block.key, criteria, details, words)}
            flow={flow}
            address={address}
          />
        ))}
      {message === 'loading' && found.length === 0 && (
        <div className={styles.block}>
          <SkeletonText fontSize="xl" width="half" />
          <StaysToCome
            count={FALLBACK_OFFERS_MAX}
            hasDates={flow !== 'gifting' && criteria.dates !== undefined}
          />
        </div>
      )}
    </div>
  );
}
