import { useHotelOffers } from '@sabadora/hooks';
import { StayCard } from '../../offers/StayCard.tsx';
import { useHearts } from '../../wishlist/useHearts.ts';
import { OffersToCome } from './OffersToCome.tsx';
import { OTHER_OFFERS_SHOWN } from './OtherOffersSection.tsx';
import type { StayPage } from './useStayPage.ts';
import * as styles from './OtherOffers.css.ts';

/**
 * The hotel's cheapest other offers for the page's dates and people (PR-012). Renders nothing if there are none or
 * loading fails.
 */
export function OtherOffers({ page, count }: { page: StayPage; count: number }) {
  const { detail, criteria, flow, address } = page;
  const { offer } = detail;
  const { status, offers } = useHotelOffers({ hotelId: offer.hotel.id, criteria, flow });
  const { isSaved, onSave } = useHearts();
  const others = offers.filter(({ id }) => id !== offer.id).slice(0, OTHER_OFFERS_SHOWN);
  if (status === 'loading') return <OffersToCome count={count} />;
  if (others.length === 0) return null;
  return (
    <ul className={styles.list}>
      {others.map((other) => (
        <li key={other.id}>
          <StayCard
            offer={other}
            flow={flow}
            query={address.query}
            hash={address.hash}
            headingLevel={3}
            isOfHotel
            isSaved={isSaved('STAY', other.id)}
            onSave={onSave}
          />
        </li>
      ))}
    </ul>
  );
}
