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
  /** Query of the search that the links carry on. */
  query: string;
  /** Three large cards or four small ones beside each other. */
  size: 'large' | 'small';
}

/** Stays beside each other; on a small screen a row to swipe. */
export function StayRow({ results, flow, query, size }: StayRowProps) {
  const { isSaved, onSave } = useHearts();
  // Photos to swipe inside a row to swipe would compete for the finger.
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
