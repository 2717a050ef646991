import type { OfferCardData } from '@sabadora/api';
import type { CondensedOfferCardProps } from '@sabadora/design-system/OfferCard';
import { commonProps, distance, priceOf, scoreProps, type CardContext } from './offerCardProps.ts';

/** Props of a stay's small card, without a button and with one photo, for a row that scrolls sideways. */
export function condensedCardProps(offer: OfferCardData, context: CardContext): CondensedOfferCardProps {
  const { hotel } = offer;
  const { href, photos, promotionPercent } = commonProps(offer, context);
  const { priceCents, referenceCents, isFrom } = priceOf(offer, context);
  const { score, label } = scoreProps(hotel, context.words, { showAllIncentives: false });
  return {
    view: 'condensed',
    href,
    photos: photos.slice(0, 1),
    promotionPercent,
    name: hotel.label,
    stars: hotel.stars > 0 ? hotel.stars : undefined,
    place: hotel.location.label,
    distance: distance(offer, context),
    score: { score, label },
    price: { priceCents, referenceCents, isFrom },
  };
}
