import { isLocale, type Locale } from '../market/market.ts';

/** An item that the visitor viewed, as stored in the browser (PR-182). */
export interface ViewedItem {
  id: number;
  type: 'STAY' | 'ACTIVITY';
  /** Market in which it was viewed, whose texts and price it has. */
  locale: Locale;
  label: string;
  imageUrl: string;
  /** Price when it was viewed, in cents; for an activity, of one person. Null when it had no price. */
  price: ViewedPrice | null;
  hotel: {
    label: string;
    /** Stars; 0 for a hotel without a classification. */
    stars: number;
  };
  /** Path of its page, including the flow if that is gifting. */
  uri: string;
}

/** Price of an item when it was viewed, in cents. */
export interface ViewedPrice {
  sellPrice: number;
  /** Price before the promotion; null without one. */
  refPrice: number | null;
  /** Discount in whole percent, when the server decided it. */
  promo: number | null;
  /** Number of nights; 0 for an activity. */
  nights: number;
}

/** Largest number of viewed items (D-074). */
export const RECENTLY_VIEWED_MAX = 10;

/** The list with `item` at the front, each type and id once, at most 10 (D-074). */
export function addViewed(items: readonly ViewedItem[], item: ViewedItem): ViewedItem[] {
  const others = items.filter(({ id, type }) => id !== item.id || type !== item.type);
  return [item, ...others].slice(0, RECENTLY_VIEWED_MAX);
}

/** Parses the stored list, most recent first; damaged items are left out. Never throws. */
export function readViewed(text: string | null): ViewedItem[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    // Adds the oldest first, so that newer items end up before older ones.
    return stored.filter(isViewed).toReversed().reduce<ViewedItem[]>(addViewed, []);
  } catch {
    return [];
  }
}

function isViewed(value: unknown): value is ViewedItem {
  if (!isRecord(value)) return false;
  const { id, type, locale, label, imageUrl, price, hotel, uri } = value;
  return (
    Number.isSafeInteger(id) &&
    (type === 'STAY' || type === 'ACTIVITY') &&
    isLocale(locale) &&
    typeof label === 'string' &&
    typeof imageUrl === 'string' &&
    (price === null || isPrice(price)) &&
    isRecord(hotel) &&
    typeof hotel['label'] === 'string' &&
    typeof hotel['stars'] === 'number' &&
    typeof uri === 'string' &&
    // Accepts a path of this site only.
    /^\/(?!\/)/.test(uri)
  );
}

function isPrice(value: unknown): value is ViewedPrice {
  if (!isRecord(value)) return false;
  const { sellPrice, refPrice, promo, nights } = value;
  return (
    [sellPrice, nights].every(Number.isSafeInteger) &&
    [refPrice, promo].every((each) => each === null || Number.isSafeInteger(each))
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
