import type { HotelResult, OfferCardData } from '@sabadora/api';
import { OfferCard } from '@sabadora/design-system/OfferCard';
import { FLOW_TABLE, type Flow } from '@sabadora/domain';
import { useWishlist, type WishlistItem } from '@sabadora/hooks';
import { useShared } from '../document/PageRoot.tsx';
import { useWords } from '../words/PageWords.tsx';
import { hotelCardProps, offerCardProps } from './offerCardProps.ts';
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

/** Offer cards in three columns (SE-167); where one hotel was searched, all its offers in one (SE-182). */
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
  const isOneHotel = FLOW_TABLE[flow].cardView === 'hotel';
  const toProps = isOneHotel ? hotelCardProps : offerCardProps;
  const offers = results.flatMap(({ mainPackage, otherPackages }) =>
    isOneHotel ? [mainPackage, ...otherPackages] : mainPackage,
  );
  return (
    <ul className={isOneHotel ? styles.list : styles.grid}>
      {offers.map((offer, index) => (
        <li key={offer.id} className={styles.cell}>
          <OfferCard
            {...toProps(offer, { words, locale, flow, query, hash })}
            headingLevel={headingLevel}
            isPriority={index < priorityCount}
            wishlist={
              isMounted
                ? { isSelected: has('STAY', offer.id), onChange: () => toggle(wishlistItem(offer)) }
                : undefined
            }
          />
        </li>
      ))}
    </ul>
  );
}

function wishlistItem({ id, label, hotel, headwords, imageUrl, uri }: OfferCardData): WishlistItem {
  return {
    id,
    kind: 'STAY',
    label,
    hotel: { label: hotel.label, location: hotel.location.label, stars: hotel.stars },
    headwords,
    imageUrl,
    uri,
  };
}
