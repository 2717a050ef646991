import type { ActivityDetail, WeekendDetail } from '@sabadora/api';
import { activityQuote, type ProductFlow, type ViewedItem } from '@sabadora/domain';

/** What a page keeps of what it shows; the market is added where it is stored. */
export type Viewed = Omit<ViewedItem, 'locale'>;

/** Which of the items a page shows. */
export interface ShownViews {
  /** Activities alone, as on the page of an activity (PR-071). @default both */
  type?: 'ACTIVITY' | undefined;
  /** The activity that the page itself shows. */
  exceptId?: number | undefined;
}

/** What was looked at, without what the page does not show. */
export function viewedBut(items: readonly ViewedItem[], { type, exceptId }: ShownViews): ViewedItem[] {
  return items.filter((item) => type === undefined || (item.type === type && item.id !== exceptId));
}

/** A stay as it is kept once it was looked at, as a gift where it was shown as one; undefined when it is not sold. */
export function viewedStay(
  { offer, published }: Pick<WeekendDetail, 'offer' | 'published'>,
  flow: ProductFlow,
): Viewed | undefined {
  if (!published) return undefined;
  const { id, label, imageUrl, hotel, uri, sellPrice, refPrice, promo, nights } = offer;
  return {
    id,
    type: 'STAY',
    label,
    imageUrl,
    price: { sellPrice, refPrice, promo, nights },
    hotel: { label: hotel.label, stars: hotel.stars },
    uri: flow === 'gifting' ? `${uri}?flow=gifting` : uri,
  };
}

/** An activity, with what one of two people pays. */
export function viewedActivity({ activity, published }: ActivityDetail): Viewed | undefined {
  if (!published) return undefined;
  const { id, label, imageUrl, hotel, uri, prices } = activity;
  const quote = activityQuote(prices);
  return {
    id,
    type: 'ACTIVITY',
    label,
    imageUrl,
    price: quote
      ? {
          sellPrice: quote.perPerson,
          refPrice: quote.referencePerPerson ?? null,
          promo: quote.promotionPercent ?? null,
          nights: 0,
        }
      : null,
    hotel: { label: hotel.label, stars: hotel.stars },
    uri,
  };
}
