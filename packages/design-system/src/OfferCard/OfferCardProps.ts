import type { CancellationNoteProps } from '../CancellationNote/index.ts';
import type { CardActionProps, CardLinkProps, CardPhotosProps } from '../Card/index.ts';
import type { PriceTagProps } from '../PriceTag/index.ts';
import type { ReviewScoreProps } from '../ReviewScore/index.ts';
import type { UrgencyMessage } from '../UrgencyBadges/index.ts';
import type { OfferCardLayout, OfferCardView } from './layout.ts';
import type { OfferCardWords } from './words.ts';

/** Price of an offer, in any view. */
export interface OfferCardPrice extends Omit<PriceTagProps, 'align' | 'size'> {
  /**
   * Difference to the stay that is booked now, in whole euro cents: 4000 is 40 euros more, −4000 less, 0 the same.
   */
  differenceCents?: number | undefined;
}

/** Props of every view. */
export interface OfferCardBase
  extends
    CardLinkProps,
    Pick<CardActionProps, 'unavailable'>,
    Pick<CardPhotosProps, 'photos' | 'isPriority'> {
  /** The card's heading and link: the hotel's name, an activity's name, in the hotel view the offer's title. */
  name: string;
  /** Parts of the layout that a market changes (SE-182, SE-183). @default the view's own layout */
  layout?: Partial<OfferCardLayout> | undefined;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<OfferCardWords> | undefined;
}

/** Content of all views together; each view takes a part of it. */
export interface OfferCardContent extends Pick<CardPhotosProps, 'promotionPercent' | 'wishlist'> {
  /** Where the hotel is, e.g. "Annecy, Haute-Savoie". */
  place?: string | undefined;
  /** How far away it is, e.g. "12 km away". */
  distance?: string | undefined;
  /** The hotel's class. */
  stars?: number | undefined;
  /** The offer's title; for an activity, its provider. */
  label?: string | undefined;
  /** What the offer includes, e.g. "Breakfast". Cut to one line, except where the picture is beside the text. */
  headwords?: readonly string[] | undefined;
  /** The guests' score; without it no score is shown. */
  score?: ReviewScoreProps | undefined;
  /** Urgency messages, the most urgent first; two are shown, in turns. */
  urgency?: readonly UrgencyMessage[] | undefined;
  /** Whether and until when the stay can be cancelled free of charge. */
  cancellation?: CancellationNoteProps | undefined;
  /** The price; without it no price is shown. */
  price?: OfferCardPrice | undefined;
  /**
   * Shows the button "See the other offers from this hotel", for a hotel that has more (SE-179), and is called on a
   * press.
   */
  onOtherOffers?: (() => void) | undefined;
  /**
   * Shows the button "Offer details", and is called on a press, e.g. to open a `Dialog` with what the offer includes
   * (PR-180).
   */
  onShowDetails?: (() => void) | undefined;
  /** Text of the button, e.g. for a channel manager's id (SE-178). @default the view's own text */
  actionLabel?: string | undefined;
}

type Shown<Names extends keyof OfferCardContent> = Pick<OfferCardContent, Names>;
type Price<Names extends keyof OfferCardPrice> = Pick<OfferCardPrice, Names | 'words'> | undefined;
type StayLines = 'place' | 'distance' | 'stars' | 'label' | 'headwords' | 'score';
type Lures = 'promotionPercent' | 'urgency' | 'wishlist';

/** A stay that can be booked. */
export interface NormalOfferCardProps
  extends OfferCardBase, Shown<StayLines | Lures | 'cancellation' | 'onOtherOffers' | 'actionLabel'> {
  /** @default 'normal' */
  view?: 'normal' | undefined;
  /** Prices in cents, of the whole stay and per night. */
  price?: Price<'priceCents' | 'referenceCents' | 'perNightCents' | 'isFrom' | 'note'>;
}

/** A stay as a gift: it has no dates yet, so it shows no cancellation terms, and its price is fixed (SE-194). */
export interface GiftOfferCardProps
  extends OfferCardBase, Shown<StayLines | Lures | 'onOtherOffers' | 'actionLabel'> {
  view: 'gift';
  price?: Price<'priceCents' | 'referenceCents' | 'note'>;
}

/** A card without a button, for carousels, recently viewed offers and map pins. */
export interface CondensedOfferCardProps
  extends OfferCardBase, Shown<'place' | 'distance' | 'stars' | 'score' | 'promotionPercent' | 'wishlist'> {
  view: 'condensed';
  price?: Price<'priceCents' | 'referenceCents' | 'isFrom'>;
}

/** A stay that a booking can be changed to: it shows the price difference, and no promotion, urgency or wish list. */
export interface ModificationOfferCardProps
  extends OfferCardBase, Shown<'place' | 'distance' | 'stars' | 'label' | 'cancellation' | 'actionLabel'> {
  view: 'modification';
  price?: Price<'priceCents' | 'differenceCents'>;
}

/** An activity without an overnight stay (SE-186, SE-193). */
export interface ActivityOfferCardProps
  extends
    OfferCardBase,
    Shown<'place' | 'distance' | 'label' | 'promotionPercent' | 'wishlist' | 'actionLabel'> {
  view: 'activity';
  /** Price; `note` says what it applies to, e.g. "per person" (SE-187). */
  price?: Price<'priceCents' | 'referenceCents' | 'isFrom' | 'note'>;
}

/** One offer of the hotel that was searched; the page already names the hotel (SE-182). */
export interface HotelOfferCardProps
  extends OfferCardBase, Shown<'headwords' | Lures | 'cancellation' | 'onShowDetails' | 'actionLabel'> {
  view: 'hotel';
  price?: Price<'priceCents' | 'referenceCents' | 'perNightCents' | 'isFrom' | 'note'>;
}

/** Props of an `OfferCard`. They depend on `view`: a view only takes what it shows (SE-181). */
export type OfferCardProps =
  | NormalOfferCardProps
  | GiftOfferCardProps
  | CondensedOfferCardProps
  | ModificationOfferCardProps
  | ActivityOfferCardProps
  | HotelOfferCardProps;

/** Props of the card inside the component, independent of `view`. */
export interface AnyOfferCard extends OfferCardBase, OfferCardContent {
  view?: OfferCardView | undefined;
}
