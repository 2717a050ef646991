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
  /** Address of the search that the link carries on. */
  query: string;
  hash: string;
  headingLevel: 2 | 3;
  /** Whether it is one of a hotel's offers, which differ by their titles (SE-182). @default false */
  isOfHotel?: boolean;
  /** @default false */
  isPriority?: boolean;
  /** From `useHearts`; undefined while there is no heart to show. */
  isSaved?: boolean | undefined;
  onSave: (item: WishlistItem) => void;
  /** Opens the hotel's other offers, where it has some (SE-179). Keeps its identity, like every callback here. */
  onOtherOffers?: ((offer: OfferCardData) => void) | undefined;
}

/** The card of one stay. Drawn again only for what changes in itself: a heart pressed leaves its neighbours alone. */
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
