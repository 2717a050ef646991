import type { HotelResult } from '@sabadora/api';
import { OfferCard } from '@sabadora/design-system/OfferCard';
import type { Flow } from '@sabadora/domain';
import { useWishlist } from '@sabadora/hooks';
import { useShared } from '../document/PageRoot.tsx';
import { useWords } from '../words/PageWords.tsx';
import { offerCardProps } from './offerCardProps.ts';
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

/** Offer cards in three columns (SE-167). */
export function OfferGrid({
  results,
  flow,
  query = '',
  hash = '',
  priorityCount = 0,
  headingLevel = 2,
}: OfferGridProps) {
  const words = useWords();
  const { locale } = useShared();
  const { isMounted, has, toggle } = useWishlist();
  return (
    <ul className={styles.grid}>
      {results.map(({ hotelId, mainPackage: offer }, index) => {
        const card = offerCardProps(offer, { words, locale, flow, query, hash });
        return (
          <li key={hotelId} className={styles.cell}>
            <OfferCard
              {...card}
              headingLevel={headingLevel}
              isPriority={index < priorityCount}
              wishlist={
                isMounted
                  ? {
                      isSelected: has('STAY', offer.id),
                      onChange: () =>
                        toggle({
                          id: offer.id,
                          kind: 'STAY',
                          label: offer.label,
                          hotel: {
                            label: offer.hotel.label,
                            location: offer.hotel.location.label,
                            stars: offer.hotel.stars,
                          },
                          headwords: offer.headwords,
                          imageUrl: offer.imageUrl,
                          uri: offer.uri,
                        }),
                    }
                  : undefined
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
