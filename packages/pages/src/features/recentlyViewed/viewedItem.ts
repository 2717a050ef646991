import type { ActivityDetail, WeekendDetail } from '@sabadora/api';
import { activityQuote, type ProductFlow, type ViewedItem } from '@sabadora/domain';

/** A viewed product as its page stores it; the market is added by the store. */
export type Viewed = Omit<ViewedItem, 'locale'>;

/** Which of the viewed products a page shows. */
export interface ShownViews {
  /** Only activities, as on the page of an activity (PR-071). @default both */
  type?: 'ACTIVITY' | undefined;
  /** Id of the activity that the page itself shows; it is left out. */
  exceptId?: number | undefined;
}

/** The viewed products that a page shows. */
export function viewedBut(items: readonly ViewedItem[], { type, exceptId }: ShownViews): ViewedItem[] {
  return items.filter((item) => type === undefined || (item.type === type && item.id !== exceptId));
}

/** A viewed stay, as a gift if it was shown as one; undefined for a stay that is no longer sold. */
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

/** A viewed activity with its price per person for two people; undefined for an activity that is no longer sold. */
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
