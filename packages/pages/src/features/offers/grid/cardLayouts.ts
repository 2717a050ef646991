import type { OfferCardLayout, OfferCardView } from '@sabadora/design-system/OfferCard';
import type { Locale } from '@sabadora/domain';

type CardLayouts = Readonly<Partial<Record<OfferCardView, Partial<OfferCardLayout>>>>;

/** A gift without score and headwords (SE-182, PR-123). */
const spanish: CardLayouts = { gift: { belowName: ['label'] } };

const narrow = { action: 'narrow' } as const;

/** The words on the button are long, so it is narrower around them (SE-183). */
const dutch: CardLayouts = {
  normal: narrow,
  gift: narrow,
  modification: narrow,
  activity: narrow,
  hotel: narrow,
};

/** What a market's cards lay out otherwise than the view does. */
export const CARD_LAYOUTS: Readonly<Record<Locale, CardLayouts>> = {
  fr_FR: {},
  es_ES: spanish,
  it_IT: {},
  nl_NL: dutch,
  fr_BE: {},
  nl_BE: dutch,
};
