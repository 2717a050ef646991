/** The six views of an offer (SE-181). */
export type OfferCardView = 'normal' | 'gift' | 'condensed' | 'modification' | 'activity' | 'hotel';

/** A line of a card's text besides the name. */
export type OfferCardLine = 'place' | 'label' | 'headwords' | 'score';

/** A line beneath the price. */
export type OfferCardPriceNote = 'perNight' | 'note';

/** How a card is laid out. Plain data: a market with a layout of its own is an entry in a caller's table (SE-182). */
export interface OfferCardLayout {
  /** From top to bottom; a line that is neither above nor below the name is not shown. */
  aboveName: readonly OfferCardLine[];
  belowName: readonly OfferCardLine[];
  /** Those that are shown. */
  priceNotes: readonly OfferCardPriceNote[];
  /** `beside` the words where the card is wide enough: a list of one column. */
  picture: 'above' | 'beside';
  /** With `none` the score takes the button's place, and the price is small. */
  action: 'regular' | 'narrow' | 'none';
}

const stay: OfferCardLayout = {
  aboveName: ['place'],
  belowName: ['label', 'headwords', 'score'],
  priceNotes: ['perNight', 'note'],
  picture: 'above',
  action: 'regular',
};

const brief: OfferCardLayout = { ...stay, belowName: ['label'], priceNotes: ['note'] };

/** Each view's layout where a caller says nothing else. */
export const offerCardLayouts: Readonly<Record<OfferCardView, OfferCardLayout>> = {
  normal: stay,
  gift: stay,
  condensed: { ...stay, belowName: [], priceNotes: [], action: 'none' },
  modification: brief,
  activity: brief,
  // One hotel's offers under each other: what differs is in the words, so they get the width (SE-182).
  hotel: { ...stay, aboveName: [], belowName: ['headwords'], picture: 'beside' },
};
