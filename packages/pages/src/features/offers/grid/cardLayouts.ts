import type { OfferCardLayout, OfferCardView } from '@sabadora/design-system/OfferCard';
import { marketOf, type Language, type Locale } from '@sabadora/domain';

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

const OF_LANGUAGE: Readonly<Partial<Record<Language, CardLayouts>>> = { nl: DUTCH };

/** How the layout of a market's cards differs from that of their view. */
export function cardLayouts(locale: Locale): CardLayouts {
  const { language, hasGiftDetails } = marketOf(locale);
  const layouts = OF_LANGUAGE[language] ?? {};
  return hasGiftDetails ? layouts : { ...layouts, gift: { ...layouts.gift, ...PLAIN_GIFT.gift } };
}
