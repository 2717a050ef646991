import type { HotelResult } from '@sabadora/api';
import type { ProductFlow } from '@sabadora/domain';
import { useMemo } from 'react';
import { StayCard } from '../../offers/StayCard.tsx';
import { useHearts } from '../../wishlist/useHearts.ts';
import * as styles from './rows.css.ts';
import { SmallStayCard } from './SmallStayCard.tsx';

export interface StayRowProps {
  results: readonly HotelResult[];
  flow: ProductFlow;
  /** Query that the cards' links carry on from the search. */
  query: string;
  /** Three large cards, or four small ones, in one row. */
  size: 'large' | 'small';
}

/** Stays side by side; on a small screen, a row to swipe. */
export function StayRow({ results, flow, query, size }: StayRowProps) {
  const { isSaved, onSave } = useHearts();
  // One photo per card: swiping photos would conflict with swiping the row.
  const offers = useMemo(
    () => results.map(({ mainPackage }) => ({ ...mainPackage, images: mainPackage.images.slice(0, 1) })),
    [results],
  );
  const Card = size === 'large' ? StayCard : SmallStayCard;
  return (
    <ul className={size === 'large' ? styles.three : styles.four}>
      {offers.map((offer) => (
        <li key={offer.id} className={styles.item}>
          <Card
            offer={offer}
            flow={flow}
            query={query}
            hash=""
            headingLevel={3}
            isSaved={isSaved('STAY', offer.id)}
            onSave={onSave}
          />
        </li>
      ))}
    </ul>
  );
}
