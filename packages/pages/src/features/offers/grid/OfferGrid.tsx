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
  /** Query of the search, carried on by the links. */
  query?: string;
  hash?: string;
  /** Number of cards whose first photo is loaded with priority. @default 0 */
  priorityCount?: number;
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** A plain grid of stays, for a selection on a page; pages of results use `ResultRows`. */
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
