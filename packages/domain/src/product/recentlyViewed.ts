import { isLocale, type Locale } from '../market/market.ts';

/** What the visitor looked at, as it is kept in the browser (PR-182). */
export interface ViewedItem {
  id: number;
  type: 'STAY' | 'ACTIVITY';
  /** Of the market whose words and price it was seen with. */
  locale: Locale;
  label: string;
  imageUrl: string;
  /** What it was seen for, in cents; of an activity for one person. Null when it had no price. */
  price: ViewedPrice | null;
  hotel: {
    label: string;
    /** 0 when the house has no classification. */
    stars: number;
  };
  /** Path of its page, with the flow where that is gifting. */
  uri: string;
}

/** What an item was seen for, in cents. */
export interface ViewedPrice {
  sellPrice: number;
  /** Before the promotion; null without one. */
  refPrice: number | null;
  /** Whole percent, when the server decided it. */
  promo: number | null;
  /** 0 for an activity. */
  nights: number;
}

/** D-074. */
export const RECENTLY_VIEWED_MAX = 10;

/** The list with `item` in front, each type and id once, at most 10 (D-074). */
export function addViewed(items: readonly ViewedItem[], item: ViewedItem): ViewedItem[] {
  const others = items.filter(({ id, type }) => id !== item.id || type !== item.type);
  return [item, ...others].slice(0, RECENTLY_VIEWED_MAX);
}

/** Reads the stored list, most recent first; what is damaged is left out. Never throws. */
export function readViewed(text: string | null): ViewedItem[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    // Oldest first, so that each is put in front of the older ones.
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
    // A path of this site, not an address of another.
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
