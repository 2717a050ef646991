import type { ActivityCardData } from '@sabadora/api';
import type { ActivityOfferCardProps } from '@sabadora/design-system/OfferCard';
import { activityHref, activityQuote } from '@sabadora/domain';
import { cardLayouts } from './grid/cardLayouts.ts';
import { distance, type CardContext } from './offerCardProps.ts';
import { photoOf } from './photo.ts';

export interface ActivityCardContext extends Pick<CardContext, 'words' | 'locale'> {
  /** Number of adults in the search. */
  adults: number;
}

/**
 * Props of an activity's card in the results. It links to the activity's page with the number of adults (SE-176), and
 * shows the price per person (SE-187).
 */
export function activityCardProps(
  activity: ActivityCardData,
  context: ActivityCardContext,
): ActivityOfferCardProps {
  const { words, locale, adults } = context;
  const { label, hotel, images, uri } = activity;
  const quote = activityQuote(activity.prices, adults);
  return {
    view: 'activity',
    layout: cardLayouts(locale).activity,
    href: activityHref(uri, adults),
    name: label,
    label: hotel.label,
    place: hotel.location.label,
    distance: distance(activity, context),
    photos: images.map((address, index) =>
      photoOf(address, words('cards.photo', { hotel: label, number: index + 1 })),
    ),
    promotionPercent: quote?.promotionPercent,
    price: quote && {
      priceCents: quote.perPerson,
      referenceCents: quote.referencePerPerson,
      note: words('cards.perPerson'),
    },
  };
}
