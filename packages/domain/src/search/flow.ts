/** The four search flows (SE-005). */
export const FLOWS = ['booking', 'hotel', 'gifting', 'activity'] as const;
/** What the visitor looks for: a stay to book, a hotel, a gift or an activity. */
export type Flow = (typeof FLOWS)[number];
/** The flows of a product page (PR-006). */
export type ProductFlow = 'booking' | 'gifting';

/** A field of the search box. */
export type SearchField = 'destination' | 'city' | 'dates' | 'theme' | 'participants';
/** How a card shows its offer, by the part of the site. */
export type CardView = 'normal' | 'hotel' | 'gift' | 'activity' | 'condensed' | 'modification';
/** What an item is to the shop's statistics. */
export type ItemCategory = 'weekend' | 'single_voucher' | 'activity';

/** What one flow does differently (ALG-31). */
export interface FlowFacts {
  /** Where its results are (D-061). */
  route: '/search' | '/activities';
  /** Fields of its search box, in order (SE-006…SE-011). */
  fields: readonly SearchField[];
  resultsCall: 'offers.json' | 'search/activity-only.json';
  /** Who is sent: the whole party, always two adults, or the adults alone. */
  people: 'party' | 'pair' | 'adults';
  sendsDates: boolean;
  packagesPerHotel: 1 | 20;
  itemCategory: ItemCategory;
  cardView: CardView;
  /** Names of the price bounds in requests; the hash always has priceMin and priceMax (D-036). */
  priceKeys: readonly ['priceMin', 'priceMax'] | readonly ['singleVoucherPriceMin', 'singleVoucherPriceMax'];
}

/** ALG-31, first table. */
export const FLOW_TABLE: Readonly<Record<Flow, FlowFacts>> = {
  booking: {
    route: '/search',
    fields: ['destination', 'dates', 'theme', 'participants'],
    resultsCall: 'offers.json',
    people: 'party',
    sendsDates: true,
    packagesPerHotel: 1,
    itemCategory: 'weekend',
    cardView: 'normal',
    priceKeys: ['priceMin', 'priceMax'],
  },
  hotel: {
    route: '/search',
    fields: ['destination', 'dates', 'participants'],
    resultsCall: 'offers.json',
    people: 'party',
    sendsDates: true,
    packagesPerHotel: 20,
    itemCategory: 'weekend',
    cardView: 'hotel',
    priceKeys: ['priceMin', 'priceMax'],
  },
  gifting: {
    route: '/search',
    fields: ['destination', 'theme'],
    resultsCall: 'offers.json',
    people: 'pair',
    sendsDates: false,
    packagesPerHotel: 1,
    itemCategory: 'single_voucher',
    cardView: 'gift',
    priceKeys: ['singleVoucherPriceMin', 'singleVoucherPriceMax'],
  },
  activity: {
    route: '/activities',
    fields: ['city', 'theme', 'participants'],
    resultsCall: 'search/activity-only.json',
    people: 'adults',
    sendsDates: false,
    packagesPerHotel: 20,
    itemCategory: 'activity',
    cardView: 'activity',
    priceKeys: ['priceMin', 'priceMax'],
  },
};

/** Whether `value` names a flow. */
export function isFlow(value: unknown): value is Flow {
  return FLOWS.some((flow) => flow === value);
}

/** The page that shows the flow's results (SE-013, D-061). */
export function searchRoute(flow: Flow): '/search' | '/activities' {
  return FLOW_TABLE[flow].route;
}
