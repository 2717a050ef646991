import { mergeHash, writeCriteria, type Flow } from '@sabadora/domain';
import type { Address, FallbackBlock as Block } from '@sabadora/hooks';
import { useId, useRef } from 'react';
import { OfferGrid } from '../offers/grid/OfferGrid.tsx';
import { StaysToCome } from './StaysToCome.tsx';
import { useIsSeen } from './useIsSeen.ts';
import * as styles from './FallbackResults.css.ts';

export interface FallbackBlockProps {
  block: Block;
  /** Title that says what the search of this block changed. */
  title: string;
  flow: Flow;
  /** Address of the page. */
  address: Address;
}

/**
 * Results of one fallback search. Its cards are rendered once a tenth of the block has been seen (SE-232, SE-206).
 */
export function FallbackBlock({ block, title, flow, address }: FallbackBlockProps) {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const isSeen = useIsSeen(ref);
  return (
    <section ref={ref} aria-labelledby={id} className={styles.block}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {isSeen ? (
        <OfferGrid
          results={block.results}
          flow={flow}
          query={address.query}
          hash={mergeHash(address.hash, writeCriteria(block.criteria))}
          headingLevel={3}
        />
      ) : (
        <StaysToCome
          count={block.results.length}
          hasDates={block.criteria.dates !== undefined && flow !== 'gifting'}
        />
      )}
    </section>
  );
}
