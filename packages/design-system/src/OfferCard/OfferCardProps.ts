import type { CancellationNoteProps } from '../CancellationNote/index.ts';
import type { CardActionProps, CardLinkProps, CardPhotosProps } from '../Card/index.ts';
import type { PriceTagProps } from '../PriceTag/index.ts';
import type { ReviewScoreProps } from '../ReviewScore/index.ts';
import type { UrgencyMessage } from '../UrgencyBadges/index.ts';
import type { OfferCardLayout, OfferCardView } from './layout.ts';
import type { OfferCardWords } from './words.ts';

/** What any view may say of a price. */
export interface OfferCardPrice extends Omit<PriceTagProps, 'align' | 'size'> {
  /** Against the stay booked now, in whole euro cents: 4000 is 40 euros more, −4000 less, 0 the same. */
  differenceCents?: number | undefined;
}

/** What every view takes. */
export interface OfferCardBase
  extends
    CardLinkProps,
    Pick<CardActionProps, 'unavailable'>,
    Pick<CardPhotosProps, 'photos' | 'isPriority'> {
  /** The card's heading and link: the hotel's name, an activity's name, in the hotel view the offer's title. */
  name: string;
  /** What a market lays out otherwise than the view does (SE-182, SE-183). @default the view's own layout */
  layout?: Partial<OfferCardLayout> | undefined;
  /** Own words in place of the page's, one by one. */
  words?: Partial<OfferCardWords> | undefined;
}

/** All that any view shows; each takes its share of it. */
export interface OfferCardContent extends Pick<CardPhotosProps, 'promotionPercent' | 'wishlist'> {
  /** Where the hotel is, e.g. "Annecy, Haute-Savoie". */
  place?: string | undefined;
  /** How far away it is, e.g. "12 km away". */
  distance?: string | undefined;
  /** The hotel's class. */
  stars?: number | undefined;
  /** The offer's own title; of an activity, who offers it. */
  label?: string | undefined;
  /** What the offer holds, e.g. "Breakfast". One line, cut where it ends; with the picture beside it, all. */
  headwords?: readonly string[] | undefined;
  /** The guests' score; without one none is shown. */
  score?: ReviewScoreProps | undefined;
  /** Most urgent first; two are shown, in turns. */
  urgency?: readonly UrgencyMessage[] | undefined;
  /** Whether and until when it can be cancelled free of charge. */
  cancellation?: CancellationNoteProps | undefined;
  /** What it costs; a card without a price shows none. */
  price?: OfferCardPrice | undefined;
  /** Shows "See the other offers from this hotel", for a hotel that has more (SE-179). */
  onOtherOffers?: (() => void) | undefined;
  /** Shows "Offer details": what the offer includes, e.g. in a `Dialog` (PR-180). */
  onShowDetails?: (() => void) | undefined;
  /** Instead of the view's own words, e.g. with a channel manager's id (SE-178). */
  actionLabel?: string | undefined;
}

type Shown<Names extends keyof OfferCardContent> = Pick<OfferCardContent, Names>;
type Price<Names extends keyof OfferCardPrice> = Pick<OfferCardPrice, Names | 'words'> | undefined;
type StayLines = 'place' | 'distance' | 'stars' | 'label' | 'headwords' | 'score';
type Lures = 'promotionPercent' | 'urgency' | 'wishlist';

/** A stay for sale. */
export interface NormalOfferCardProps
  extends OfferCardBase, Shown<StayLines | Lures | 'cancellation' | 'onOtherOffers' | 'actionLabel'> {
  /** The default. */
  view?: 'normal' | undefined;
  /** Cents of the whole stay, and per night. */
  price?: Price<'priceCents' | 'referenceCents' | 'perNightCents' | 'isFrom' | 'note'>;
}

/** A stay to give away: no dates yet, so nothing of cancelling and one fixed price (SE-194). */
export interface GiftOfferCardProps
  extends OfferCardBase, Shown<StayLines | Lures | 'onOtherOffers' | 'actionLabel'> {
  view: 'gift';
  price?: Price<'priceCents' | 'referenceCents' | 'note'>;
}

/** For carousels, recently seen offers, a point of a map: no button. */
export interface CondensedOfferCardProps
  extends OfferCardBase, Shown<'place' | 'distance' | 'stars' | 'score' | 'promotionPercent' | 'wishlist'> {
  view: 'condensed';
  price?: Price<'priceCents' | 'referenceCents' | 'isFrom'>;
}

/** A stay to change a booking to: what it costs more or less, and nothing that lures. */
export interface ModificationOfferCardProps
  extends OfferCardBase, Shown<'place' | 'distance' | 'stars' | 'label' | 'cancellation' | 'actionLabel'> {
  view: 'modification';
  price?: Price<'priceCents' | 'differenceCents'>;
}

/** An activity without a night (SE-186, SE-193). */
export interface ActivityOfferCardProps
  extends
    OfferCardBase,
    Shown<'place' | 'distance' | 'label' | 'promotionPercent' | 'wishlist' | 'actionLabel'> {
  view: 'activity';
  /** `note` says whose price it is, e.g. "per person" (SE-187). */
  price?: Price<'priceCents' | 'referenceCents' | 'isFrom' | 'note'>;
}

/** One of the offers of the one hotel that was searched, which the page has named already (SE-182). */
export interface HotelOfferCardProps
  extends OfferCardBase, Shown<'headwords' | Lures | 'cancellation' | 'onShowDetails' | 'actionLabel'> {
  view: 'hotel';
  price?: Price<'priceCents' | 'referenceCents' | 'perNightCents' | 'isFrom' | 'note'>;
}

/** What a card takes depends on its `view`: what a view does not show it does not take (SE-181). */
export type OfferCardProps =
  | NormalOfferCardProps
  | GiftOfferCardProps
  | CondensedOfferCardProps
  | ModificationOfferCardProps
  | ActivityOfferCardProps
  | HotelOfferCardProps;

/** The card as its parts see it, whatever its view. */
export interface AnyOfferCard extends OfferCardBase, OfferCardContent {
  view?: OfferCardView | undefined;
}
