import type { OfferCardData } from '@sabadora/api';
import { OfferCard } from '@sabadora/design-system/OfferCard';
import type { Flow } from '@sabadora/domain';
import { useSabadora, type WishlistItem } from '@sabadora/hooks';
import { memo } from 'react';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { CARD_MESSAGES, hotelCardProps, offerCardProps } from './offerCardProps.ts';
import { wishlistItem } from './wishlistItem.ts';

export interface StayCardProps {
  offer: OfferCardData;
  flow: Flow;
  /** Query of the search, carried on by the link. */
  query: string;
  hash: string;
  headingLevel: 2 | 3;
  /** Whether the card is one of several offers of a hotel, which differ by their titles (SE-182). @default false */
  isOfHotel?: boolean;
  /** @default false */
  isPriority?: boolean;
  /** From `useHearts`; undefined hides the heart. */
  isSaved?: boolean | undefined;
  onSave: (item: WishlistItem) => void;
  /** Opens the hotel's other offers, if any (SE-179). Like all callbacks here, it must keep its identity. */
  onOtherOffers?: ((offer: OfferCardData) => void) | undefined;
}

/** Card of one stay. Memoised, so that pressing a heart does not render the other cards again. */
export const StayCard = memo(function StayCard({
  offer,
  flow,
  query,
  hash,
  headingLevel,
  isOfHotel = false,
  isPriority = false,
  isSaved,
  onSave,
  onOtherOffers,
}: StayCardProps) {
  const words = useWords(...CARD_MESSAGES);
  const { locale, switches } = useShared();
  const showsChannelManager = switches.toggles.channelManager;
  const { now } = useSabadora();
  const toProps = isOfHotel ? hotelCardProps : offerCardProps;
  const hasOthers = offer.hasMoreOffers && !isOfHotel && onOtherOffers !== undefined;
  return (
    <OfferCard
      {...toProps(offer, { words, locale, flow, query, hash, today: now.today, showsChannelManager })}
      headingLevel={headingLevel}
      isPriority={isPriority}
      {...(isSaved !== undefined && {
        wishlist: { isSelected: isSaved, onChange: () => onSave(wishlistItem(offer)) },
      })}
      {...(hasOthers && { onOtherOffers: () => onOtherOffers(offer) })}
    />
  );
});
