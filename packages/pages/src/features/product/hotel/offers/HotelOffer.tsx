import type { HotelOfferData } from '@sabadora/api';
import { OfferCard } from '@sabadora/design-system/OfferCard';
import { mergeHash, writeDates, writeParty, type SearchCriteria } from '@sabadora/domain';
import { useSabadora } from '@sabadora/hooks';
import { useShared } from '../../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../../kit/words/useWords.ts';
import { CARD_MESSAGES, hotelOfferProps } from '../../../offers/offerCardProps.ts';
import { wishlistItem } from '../../../offers/wishlistItem.ts';
import type { Hearts } from '../../../wishlist/useHearts.ts';

export interface HotelOfferProps {
  offer: HotelOfferData;
  /** Dates and people with which the offer's page opens. */
  criteria: SearchCriteria;
  hearts: Hearts;
  headingLevel: 3 | 4;
  onShowDetails: () => void;
}

/** Card of one of the hotel's offers, which links to its stay (PR-064). */
export function HotelOffer({ offer, criteria, hearts, headingLevel, onShowDetails }: HotelOfferProps) {
  const words = useWords(...CARD_MESSAGES);
  const { locale, switches } = useShared();
  const { today } = useSabadora().now;
  const { isSaved, onSave } = hearts;
  const saved = isSaved('STAY', offer.id);
  const headwords = offer.shortProgramIntroWithoutRoom || offer.headwords;
  return (
    <OfferCard
      {...hotelOfferProps(
        { ...offer, headwords },
        {
          words,
          locale,
          flow: 'hotel',
          query: '',
          hash: stayHash(criteria),
          today,
          showsChannelManager: switches.toggles.channelManager,
          promotionPlace: 'hotel-offer',
        },
      )}
      headingLevel={headingLevel}
      {...(saved !== undefined && {
        wishlist: { isSelected: saved, onChange: () => onSave(wishlistItem(offer)) },
      })}
      onShowDetails={onShowDetails}
    />
  );
}

/** Hash that passes dates and people from a hotel's page to a stay's page. */
export function stayHash({ dates, party }: SearchCriteria): string {
  return mergeHash('', { ...writeDates(dates), ...writeParty(party) });
}
