import { CardCarousel } from '@sabadora/design-system/CardCarousel';
import { Notice } from '@sabadora/design-system/Notice';
import { useHotelOffers, type SearchAddressState } from '@sabadora/hooks';
import type { ReactNode } from 'react';
import { StayCard } from '../../features/offers/StayCard.tsx';
import { useHearts } from '../../features/wishlist/useHearts.ts';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './ExpiredOffer.messages.json';
import * as styles from './page.css.ts';

export interface ExpiredOfferProps {
  /** Id of the hotel of the expired offer. */
  hotelId: number;
  search: SearchAddressState;
  /** Shown until other offers are loaded, and if there are none. */
  children: ReactNode;
}

/** The hotel's other offers, shown instead of the message that the page was not found (CH-144, CH-145, CH-153). */
export function ExpiredOffer({ hotelId, search, children }: ExpiredOfferProps) {
  const words = useWords(messages);
  const { criteria, address } = search;
  // Activities do not belong to hotels.
  const flow = search.flow === 'activity' ? 'booking' : search.flow;
  const { offers } = useHotelOffers({ hotelId, criteria, flow });
  const { isSaved, onSave } = useHearts();
  const [first] = offers;
  if (first === undefined) return children;
  const title = words('notFound.others', { hotel: first.hotel.label });
  return (
    <div className={styles.expired}>
      <h1 className={styles.title}>{words('notFound.expiredTitle')}</h1>
      <Notice tone="warning">{words('notFound.expiredText')}</Notice>
      <h2 className={styles.subtitle}>{title}</h2>
      <CardCarousel label={title}>
        {offers.map((offer) => (
          <StayCard
            key={offer.id}
            offer={offer}
            flow={flow}
            query={address.query}
            hash={address.hash}
            headingLevel={3}
            isOfHotel
            isSaved={isSaved('STAY', offer.id)}
            onSave={onSave}
          />
        ))}
      </CardCarousel>
    </div>
  );
}
