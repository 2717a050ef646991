import type { OfferCardLayout, OfferCardView } from '@sabadora/design-system/OfferCard';
import { marketOf, type Language, type Locale } from '@sabadora/domain';

type CardLayouts = Readonly<Partial<Record<OfferCardView, Partial<OfferCardLayout>>>>;

/** Layout of a gift's card without score and headwords (SE-182, PR-123). */
const PLAIN_GIFT: CardLayouts = { gift: { belowName: ['label'] } };

const narrow = { action: 'narrow' } as const;

/** Dutch button labels are long, so the button has less padding (SE-183). */
const DUTCH: CardLayouts = {
  normal: narrow,
  gift: narrow,
  modification: narrow,
  activity: narrow,
  hotel: narrow,
};

const OF_LANGUAGE: Readonly<Partial<Record<Language, CardLayouts>>> = { nl: DUTCH };

/** How a market's card layouts differ from the default of each view. */
export function cardLayouts(locale: Locale): CardLayouts {
  const { language, hasGiftDetails } = marketOf(locale);
  const layouts = OF_LANGUAGE[language] ?? {};
  return hasGiftDetails ? layouts : { ...layouts, gift: { ...layouts.gift, ...PLAIN_GIFT.gift } };
}
