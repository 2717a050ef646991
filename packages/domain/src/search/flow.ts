/** The four search flows (SE-005). */
export const FLOWS = ['booking', 'hotel', 'gifting', 'activity'] as const;
/** A search flow: a stay to book, a hotel, a gift or an activity. */
export type Flow = (typeof FLOWS)[number];
/** The flows of a product page (PR-006). */
export type ProductFlow = 'booking' | 'gifting';

/** A field of the search box. */
export type SearchField = 'destination' | 'city' | 'dates' | 'theme' | 'participants';
/** Layout of a card, by the part of the site. */
export type CardView = 'normal' | 'hotel' | 'gift' | 'activity' | 'condensed' | 'modification';
/** Category of an item in analytics. */
export type ItemCategory = 'weekend' | 'single_voucher' | 'activity';

/** Facts of one flow (ALG-31). */
export interface FlowFacts {
  /** Path of its results page (D-061). */
  route: '/search' | '/activities';
  /** Fields of its search box, in order (SE-006…SE-011). */
  fields: readonly SearchField[];
  resultsCall: 'offers.json' | 'search/activity-only.json';
  /** People in requests: the whole party, always two adults, or the adults only. */
  people: 'party' | 'pair' | 'adults';
  sendsDates: boolean;
  packagesPerHotel: 1 | 20;
  itemCategory: ItemCategory;
  cardView: CardView;
  /** Names of the price bounds in requests; the hash always has priceMin and priceMax (D-036). */
  priceKeys: readonly ['priceMin', 'priceMax'] | readonly ['singleVoucherPriceMin', 'singleVoucherPriceMax'];
}

/** Facts of each flow (ALG-31, first table). */
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

/** Path of the page with the flow's results (SE-013, D-061). */
export function searchRoute(flow: Flow): '/search' | '/activities' {
  return FLOW_TABLE[flow].route;
}
