import type { OfferCardData } from '@sabadora/api';
import type { OfferCardProps } from '@sabadora/design-system/OfferCard';
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
import { photoOf } from './photo.ts';

export interface CardContext {
  words: Words;
  locale: Locale;
  flow: Flow;
  /** Address of the search that the card's link carries on. */
  query: string;
  hash: string;
}

/** What an offer's card shows: the rules applied, the words said. */
export function offerCardProps(offer: OfferCardData, context: CardContext): OfferCardProps {
  const { words, locale, flow } = context;
  const { hotel, checkin, nights } = offer;
  const score = reviewScoreText(hotel.review.average);
  const label = reviewLabel(hotel.review.average, hotel.review.count, { showAllIncentives: true });
  const kind = priceType({ flow, checkin: checkin ?? undefined, fromServer: offer.priceType });
  const isGift = flow === 'gifting';
  return {
    view: isGift ? 'gift' : 'normal',
    href: productHref(['stay', offer.id], { flow, query: context.query, hash: context.hash }),
    name: hotel.label,
    stars: hotel.stars > 0 ? hotel.stars : undefined,
    label: offer.label,
    // A hotel in the place itself is not "0 km away".
    place:
      offer.distance === null || offer.distance < 1
        ? hotel.location.label
        : `${hotel.location.label} · ${words('cards.distance', { distance: formatDistanceKm(offer.distance, locale) })}`,
    headwords: offer.headwords.split(' · '),
    photos: offer.images.map((address, index) =>
      photoOf(address, words('cards.photo', { hotel: hotel.label, number: index + 1 })),
    ),
    score: {
      ...(score !== undefined && label !== 'New' && { score }),
      ...(label !== undefined && { label: words(`cards.score.${label}`) }),
      ...(hotel.review.count > 0 && { detail: words('cards.reviews', { count: hotel.review.count }) }),
    },
    promotionPercent: promotion('stay', { ...offer, percent: offer.promo }),
    urgency: stressMessages({ ...offer, hasDates: checkin !== null }).map((message) =>
      urgencyText(message, context),
    ),
    cancellation: isGift ? undefined : cancellation(offer, context),
    price: {
      priceCents: offer.sellPrice,
      referenceCents: offer.refPrice ?? undefined,
      perNightCents: !isGift && nights > 1 ? pricePerNight(offer.sellPrice, nights) * 100 : undefined,
      isFrom: kind === 'from-price',
      note: isGift ? words('cards.voucher') : words('cards.forParty', { nights, people: offer.paxCount }),
    },
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
): OfferCardProps['cancellation'] {
  if (!cancellable) return { text: words('cards.nonRefundable') };
  return {
    tone: 'good',
    text:
      cancellationDeadline === null
        ? words('cards.freeChangesUndated')
        : words('cards.freeChanges', { date: formatDay(cancellationDeadline, locale) }),
  };
}
