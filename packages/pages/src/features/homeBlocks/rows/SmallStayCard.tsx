import { OfferCard } from '@sabadora/design-system/OfferCard';
import { useSabadora } from '@sabadora/hooks';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { condensedCardProps } from '../../offers/condensedCardProps.ts';
import { CARD_MESSAGES } from '../../offers/offerCardProps.ts';
import type { StayCardProps } from '../../offers/StayCard.tsx';
import { wishlistItem } from '../../offers/wishlistItem.ts';
import { useWords } from '../../../kit/words/useWords.ts';

export type SmallStayCardProps = Pick<
  StayCardProps,
  'offer' | 'flow' | 'query' | 'hash' | 'headingLevel' | 'isSaved' | 'onSave'
>;

/** Condensed card of a stay: place, hotel, rating and price. */
export function SmallStayCard({ offer, headingLevel, isSaved, onSave, ...link }: SmallStayCardProps) {
  const words = useWords(...CARD_MESSAGES);
  const { locale } = useShared();
  const { now } = useSabadora();
  return (
    <OfferCard
      {...condensedCardProps(offer, { words, locale, today: now.today, ...link })}
      headingLevel={headingLevel}
      {...(isSaved !== undefined && {
        wishlist: { isSelected: isSaved, onChange: () => onSave(wishlistItem(offer)) },
      })}
    />
  );
}
