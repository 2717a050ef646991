import type { HotelResult } from '@sabadora/api';
import type { Flow } from '@sabadora/domain';
import { OfferCell } from './OfferCell.tsx';
import { shownOffers } from '../shownOffers.ts';
import { StayCard } from '../StayCard.tsx';
import { useHearts } from '../../wishlist/useHearts.ts';
import * as styles from './OfferGrid.css.ts';

export interface OfferGridProps {
  results: readonly HotelResult[];
  flow: Flow;
  /** Address of the search that the links carry on. */
  query?: string;
  hash?: string;
  /** How many cards' first photos are fetched at once. @default 0 */
  priorityCount?: number;
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** Stays with nothing between them, for a page's selection; a page of results has `ResultRows`. */
export function OfferGrid({
  results,
  flow,
  query = '',
  hash = '',
  priorityCount = 0,
  headingLevel = 2,
}: OfferGridProps) {
  const { isSaved, onSave } = useHearts();
  const { offers, isOfHotel } = shownOffers(results, flow);
  return (
    <ul className={isOfHotel ? styles.list : styles.grid}>
      {offers.map((offer, index) => (
        <OfferCell isOfHotel={isOfHotel} key={offer.id}>
          <StayCard
            offer={offer}
            flow={flow}
            query={query}
            hash={hash}
            headingLevel={headingLevel}
            isOfHotel={isOfHotel}
            isPriority={index < priorityCount}
            isSaved={isSaved('STAY', offer.id)}
            onSave={onSave}
          />
        </OfferCell>
      ))}
    </ul>
  );
}
