import type { HotelSummary, OfferCardData } from '@sabadora/api';
import type {
  GiftOfferCardProps,
  HotelOfferCardProps,
  NormalOfferCardProps,
} from '@sabadora/design-system/OfferCard';
import type { ReviewScoreProps } from '@sabadora/design-system/ReviewScore';
import type { UrgencyMessage } from '@sabadora/design-system/UrgencyBadges';
import {
  cancellationTerms,
  formatDay,
  formatDistanceKm,
  pricePerNight,
  priceType,
  PROMISED_GIFT_MONTHS,
  productHref,
  reviewLabel,
  reviewScoreText,
  promotion,
  urgencyReasons,
  type UrgencyReason,
  type Flow,
  type IsoDay,
  type Locale,
  type MarketingLabel,
} from '@sabadora/domain';
import type { Words } from '../../kit/words/messages.ts';
import { cardLayouts } from './grid/cardLayouts.ts';
import { photoOf } from './photo.ts';
import messages from './offerCardProps.messages.json';
import photoMessages from './photo.messages.json';
import scoreMessages from './score.messages.json';
import unitPriceMessages from './unitPrice.messages.json';

/** Messages of the cards of stays and activities. */
export const CARD_MESSAGES = [messages, photoMessages, scoreMessages, unitPriceMessages] as const;

export type CardWords = Words<(typeof CARD_MESSAGES)[number]>;

export interface CardContext {
  words: CardWords;
  locale: Locale;
  flow: Flow;
  /** Query of the search, carried on by the card's link. */
  query: string;
  hash: string;
  /** Current day in Europe/Paris (D-096). */
  today: IsoDay;
  /**
   * Whether buttons show the channel manager's id of a connected offer, for the people who connect offers (SE-178).
   * @default false
   */
  showsChannelManager?: boolean | undefined;
  /** Determines the smallest percentage at which a promotion is shown (ALG-14). @default 'stay' */
  promotionPlace?: 'stay' | 'hotel-offer' | undefined;
}

/** Props of a stay's card in the results, to book or to give. */
export function offerCardProps(
  offer: OfferCardData,
  context: CardContext,
): NormalOfferCardProps | GiftOfferCardProps {
  const { locale, flow } = context;
  const { hotel } = offer;
  const stay = {
    ...commonProps(offer, context),
    name: hotel.label,
    stars: hotel.stars > 0 ? hotel.stars : undefined,
    label: offer.label,
    place: hotel.location.label,
    distance: distance(offer, context),
    score: scoreProps(offer.hotel, context.words),
  };
  if (flow === 'gifting') {
    return {
      ...stay,
      view: 'gift',
      layout: cardLayouts(locale).gift,
      price: voucherPriceOf(offer, context),
    };
  }
  return {
    ...stay,
    view: 'normal',
    layout: cardLayouts(locale).normal,
    cancellation: cancellation(offer, context),
    price: priceOf(offer, context),
  };
}

/** Props of an offer's card where its hotel was searched or is named above (SE-182). */
export function hotelCardProps(
  offer: OfferCardData,
  context: CardContext,
): HotelOfferCardProps | GiftOfferCardProps {
  if (context.flow !== 'gifting') return hotelOfferProps(offer, context);
  // A gift's label and price in the layout of a hotel's offer.
  return {
    ...commonProps(offer, context),
    name: offer.label,
    view: 'gift',
    layout: { ...cardLayouts(context.locale).hotel, picture: 'beside' },
    price: voucherPriceOf(offer, context),
  };
}

/** Props of a hotel offer's card, to book. */
export function hotelOfferProps(offer: OfferCardData, context: CardContext): HotelOfferCardProps {
  return {
    ...commonProps(offer, context),
    name: offer.label,
    view: 'hotel',
    layout: cardLayouts(context.locale).hotel,
    cancellation: cancellation(offer, context),
    price: priceOf(offer, context),
  };
}

/** Props that all cards of a stay share. */
export function commonProps(offer: OfferCardData, context: CardContext) {
  const { words, flow, query, hash, showsChannelManager = false } = context;
  const { channelManagerId } = offer;
  return {
    ...(showsChannelManager &&
      channelManagerId !== null && { actionLabel: words('cards.channelManager', { id: channelManagerId }) }),
    href: productHref(['stay', offer.id], { flow, query, hash }),
    headwords: offer.headwords.split(' · '),
    photos: offer.images.map((address, index) =>
      photoOf(address, words('cards.photo', { hotel: offer.hotel.label, number: index + 1 })),
    ),
    promotionPercent: promotionOf(offer, context),
    urgency: urgencyReasons({ ...offer, hasDates: offer.checkin !== null }).map((message) =>
      urgencyMessage(message, context),
    ),
  };
}

function promotionOf(
  offer: OfferCardData,
  { promotionPlace = 'stay' }: Pick<CardContext, 'promotionPlace'>,
): number | undefined {
  return promotion(promotionPlace, { ...offer, percent: offer.promo });
}

/** Props of a stay's price. */
export function priceOf(offer: OfferCardData, context: CardContext) {
  const { words, flow } = context;
  const { checkin, nights, sellPrice } = offer;
  const kind = priceType({ flow, hasDates: checkin !== null, fromServer: offer.priceType });
  return {
    priceCents: sellPrice,
    // A struck price counts as a promotion: there is none when the promotion is too small to be shown (SE-200).
    referenceCents: promotionOf(offer, context) === undefined ? undefined : (offer.refPrice ?? undefined),
    perNightCents: nights > 1 ? pricePerNight(sellPrice, nights) * 100 : undefined,
    isFrom: kind === 'from-price',
    note: words('cards.forParty', { nights, people: offer.paxCount }),
  };
}

/** A voucher has one fixed price, independent of dates (SE-194). */
function voucherPriceOf(offer: OfferCardData, context: CardContext) {
  const { isFrom: _, perNightCents: __, ...price } = priceOf(offer, context);
  return { ...price, note: context.words('cards.voucher', { months: PROMISED_GIFT_MONTHS.stay }) };
}

/** Distance in words; undefined for hotels in the place itself, i.e. below 1 km. */
export function distance(
  { distance: km }: Pick<OfferCardData, 'distance'>,
  { words, locale }: Pick<CardContext, 'words' | 'locale'>,
): string | undefined {
  if (km === null || km < 1) return undefined;
  return words('cards.distance', { distance: formatDistanceKm(km, locale) });
}

/**
 * Props of a hotel's score. Search cards show every label, small cards only the best one (D-004); "New" has no score
 * (D-131).
 */
export function scoreProps(
  { review }: HotelSummary,
  words: CardWords,
  { showAllIncentives = true } = {},
): ReviewScoreProps {
  const text = reviewScoreText(review.average);
  const label = reviewLabel(review.average, review.count, { showAllIncentives });
  return {
    ...(text !== undefined && label !== 'New' && { score: text }),
    ...(label !== undefined && { label: words(`cards.score.${label}`) }),
    ...(review.count > 0 && { detail: words('cards.reviews', { count: review.count }) }),
  };
}

/** An urgency message of a card. A label has the look that its editor chose (CH-067). */
function urgencyMessage(message: UrgencyReason, { words, locale }: CardContext): UrgencyMessage {
  switch (message.kind) {
    case 'rooms-left':
      return words('cards.roomsLeft', { count: message.count });
    case 'last-minute':
      return words('cards.lastMinute');
    case 'expiration':
      return words('cards.expires', { date: formatDay(message.at, locale) });
    case 'label':
      return labelMessage(message.label);
  }
}

const LABEL_TONES = { scarcity: 'promo', reinsurance: 'good', social: 'social' } as const;

function labelMessage({ message, color, icon, emoji }: MarketingLabel): UrgencyMessage {
  return {
    text: message,
    tone: LABEL_TONES[color],
    ...(icon !== null && { icon }),
    ...(emoji !== null && { emoji }),
  };
}

/**
 * Cancellation terms as of today; after the check-in day "No refund." (SE-214). Without dates there are none: a page
 * of results has one hint to choose dates, above its cards (D-084).
 */
function cancellation(
  { checkin, cancellationPolicy: { cancellable, cancellationDeadline } }: OfferCardData,
  { words, locale, today }: CardContext,
): NormalOfferCardProps['cancellation'] {
  const terms = cancellationTerms({ checkin, cancellable, deadline: cancellationDeadline }, today);
  switch (terms.kind) {
    case 'add-dates':
      return undefined;
    case 'no-refund':
      return { text: words('cards.noRefund') };
    case 'fixed':
      return { text: words('cards.nonRefundable') };
    case 'flexible':
      return {
        tone: 'good',
        text: words('cards.freeChanges', { date: formatDay(terms.until, locale) }),
      };
  }
}
