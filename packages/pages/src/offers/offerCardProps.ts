import type { OfferCardData } from '@sabadora/api';
import type {
  GiftOfferCardProps,
  HotelOfferCardProps,
  NormalOfferCardProps,
} from '@sabadora/design-system/OfferCard';
import {
  formatDay,
  formatDistanceKm,
  pricePerNight,
  priceType,
  productHref,
  reviewLabel,
  reviewScoreText,
  promotion,
  stressMessages,
  type StressMessage,
  type Flow,
  type Locale,
} from '@sabadora/domain';
import type { Words } from '../words/createWords.ts';
import { CARD_LAYOUTS } from './cardLayouts.ts';
import { photoOf } from './photo.ts';

export interface CardContext {
  words: Words;
  locale: Locale;
  flow: Flow;
  /** Address of the search that the card's link carries on. */
  query: string;
  hash: string;
}

/** The card of a stay among the results, to book or to give away: the rules applied, the words said. */
export function offerCardProps(
  offer: OfferCardData,
  context: CardContext,
): NormalOfferCardProps | GiftOfferCardProps {
  const { words, locale, flow } = context;
  const { hotel } = offer;
  const stay = {
    ...commonProps(offer, context),
    name: hotel.label,
    stars: hotel.stars > 0 ? hotel.stars : undefined,
    label: offer.label,
    place: hotel.location.label,
    distance: distance(offer, context),
    score: score(offer, context),
  };
  if (flow === 'gifting') {
    const { isFrom: _, perNightCents: __, ...price } = priceOf(offer, context);
    return {
      ...stay,
      view: 'gift',
      layout: CARD_LAYOUTS[locale].gift,
      price: { ...price, note: words('cards.voucher') },
    };
  }
  return {
    ...stay,
    view: 'normal',
    layout: CARD_LAYOUTS[locale].normal,
    cancellation: cancellation(offer, context),
    price: priceOf(offer, context),
  };
}

/** The card of one of a hotel's offers, where the hotel itself was searched (SE-182). */
export function hotelCardProps(offer: OfferCardData, context: CardContext): HotelOfferCardProps {
  return {
    ...commonProps(offer, context),
    view: 'hotel',
    layout: CARD_LAYOUTS[context.locale].hotel,
    name: offer.label,
    cancellation: cancellation(offer, context),
    price: priceOf(offer, context),
  };
}

function commonProps(offer: OfferCardData, context: CardContext) {
  const { words, flow, query, hash } = context;
  return {
    href: productHref(['stay', offer.id], { flow, query, hash }),
    headwords: offer.headwords.split(' · '),
    photos: offer.images.map((address, index) =>
      photoOf(address, words('cards.photo', { hotel: offer.hotel.label, number: index + 1 })),
    ),
    promotionPercent: promotionOf(offer),
    urgency: stressMessages({ ...offer, hasDates: offer.checkin !== null }).map((message) =>
      urgencyText(message, context),
    ),
  };
}

function promotionOf(offer: OfferCardData): number | undefined {
  return promotion('stay', { ...offer, percent: offer.promo });
}

function priceOf(offer: OfferCardData, { words, flow }: CardContext) {
  const { checkin, nights, sellPrice } = offer;
  const kind = priceType({ flow, checkin: checkin ?? undefined, fromServer: offer.priceType });
  return {
    priceCents: sellPrice,
    // A struck price is a promotion too: none where the promotion is too small to be shown (SE-200).
    referenceCents: promotionOf(offer) === undefined ? undefined : (offer.refPrice ?? undefined),
    perNightCents: nights > 1 ? pricePerNight(sellPrice, nights) * 100 : undefined,
    isFrom: kind === 'from-price',
    note: words('cards.forParty', { nights, people: offer.paxCount }),
  };
}

/** A hotel in the place itself is not "0 km away". */
function distance({ distance: km }: OfferCardData, { words, locale }: CardContext): string | undefined {
  if (km === null || km < 1) return undefined;
  return words('cards.distance', { distance: formatDistanceKm(km, locale) });
}

/** On search cards every label shows (D-004); 'New' stands without a score (D-131). */
function score({ hotel: { review } }: OfferCardData, { words }: CardContext) {
  const text = reviewScoreText(review.average);
  const label = reviewLabel(review.average, review.count, { showAllIncentives: true });
  return {
    ...(text !== undefined && label !== 'New' && { score: text }),
    ...(label !== undefined && { label: words(`cards.score.${label}`) }),
    ...(review.count > 0 && { detail: words('cards.reviews', { count: review.count }) }),
  };
}

function urgencyText(message: StressMessage, { words, locale }: CardContext): string {
  switch (message.kind) {
    case 'rooms-left':
      return words('cards.roomsLeft', { count: message.count });
    case 'last-minute':
      return words('cards.lastMinute');
    case 'expiration':
      return words('cards.expires', { date: formatDay(message.at, locale) });
    case 'label':
      return message.label;
  }
}

function cancellation(
  { cancellationPolicy: { cancellable, cancellationDeadline } }: OfferCardData,
  { words, locale }: CardContext,
): NormalOfferCardProps['cancellation'] {
  if (!cancellable) return { text: words('cards.nonRefundable') };
  return {
    tone: 'good',
    text:
      cancellationDeadline === null
        ? words('cards.freeChangesUndated')
        : words('cards.freeChanges', { date: formatDay(cancellationDeadline, locale) }),
  };
}
