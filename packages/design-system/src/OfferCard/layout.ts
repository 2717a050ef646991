/** The six views of an offer (SE-181). */
export type OfferCardView = 'normal' | 'gift' | 'condensed' | 'modification' | 'activity' | 'hotel';

/** A line of the card's text other than the name. */
export type OfferCardLine = 'place' | 'label' | 'headwords' | 'score';

/** A line beneath the price. */
export type OfferCardPriceNote = 'perNight' | 'note';

/** Layout of a card. It is plain data, so a caller can keep one entry per market in a table (SE-182). */
export interface OfferCardLayout {
  /** Lines above the name, from top to bottom; a line that is neither above nor below the name is not shown. */
  aboveName: readonly OfferCardLine[];
  belowName: readonly OfferCardLine[];
  /** Notes that are shown beneath the price. */
  priceNotes: readonly OfferCardPriceNote[];
  /** Position of the picture; `beside` applies only where the card is wide enough, as in a list of one column. */
  picture: 'above' | 'beside';
  /** Look of the button. With `none` the score takes the button's place, and the price is small. */
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

/** Default layout of each view. */
export const offerCardLayouts: Readonly<Record<OfferCardView, OfferCardLayout>> = {
  normal: stay,
  gift: stay,
  condensed: { ...stay, belowName: [], priceNotes: [], action: 'none' },
  modification: brief,
  activity: brief,
  // The offers of one hotel differ in their text, so the text gets the width (SE-182).
  hotel: { ...stay, aboveName: [], belowName: ['headwords'], picture: 'beside' },
};
