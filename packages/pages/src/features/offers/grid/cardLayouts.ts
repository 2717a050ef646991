import type { OfferCardLayout, OfferCardView } from '@sabadora/design-system/OfferCard';
import { marketOf, type Locale } from '@sabadora/domain';

type CardLayouts = Readonly<Partial<Record<OfferCardView, Partial<OfferCardLayout>>>>;

/** A gift without score and headwords (SE-182, PR-123). */
const PLAIN_GIFT: CardLayouts = { gift: { belowName: ['label'] } };

const narrow = { action: 'narrow' } as const;

/** Dutch words on the button are long, so it is narrower around them (SE-183). */
const DUTCH: CardLayouts = {
  normal: narrow,
  gift: narrow,
  modification: narrow,
  activity: narrow,
  hotel: narrow,
};

/** What the cards of a market lay out otherwise than the view does. */
export function cardLayouts(locale: Locale): CardLayouts {
  const { language, hasGiftDetails } = marketOf(locale);
  const layouts = language === 'nl' ? DUTCH : {};
  return hasGiftDetails ? layouts : { ...layouts, gift: { ...layouts.gift, ...PLAIN_GIFT.gift } };
}
