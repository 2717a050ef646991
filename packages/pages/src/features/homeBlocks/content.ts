import type { HomeBlock } from '@sabadora/api';
import {
  COUNTRY_IDS,
  readCriteria,
  weekendToCome,
  type Country,
  type Flow,
  type Now,
  type ProductFlow,
  type SearchCriteria,
} from '@sabadora/domain';
import type { LoadedSearch } from '@sabadora/hooks';
import type { Theme } from '../searchBox/SearchPanel.tsx';

/** Stays in each row of the home page. */
export const ROW_SIZES = { moment: 3, weekend: 4 } as const;

/** Number of stays requested. More for the weekend, so that enough are left once those of the moment are removed. */
export const LIMITS = { moment: ROW_SIZES.moment, weekend: ROW_SIZES.moment + ROW_SIZES.weekend } as const;

/** A place with stays. */
export interface PlaceFound {
  /** Name in the market's language. */
  name: string;
  /** Query of the search in this place, e.g. "region=502". */
  query: string;
  stayCount: number;
}

/** Content below the search box; parts that could not be loaded are undefined or empty. */
export interface HomeContent {
  themes: readonly Theme[];
  /** Best stays in the market's own country. */
  moment: LoadedSearch | undefined;
  /** Other stays on the coming weekend; not loaded in gifting, which has no dates (SE-033). */
  weekend: LoadedSearch | undefined;
  /** Places with the most stays in the market's own country, most first. */
  places: readonly PlaceFound[];
  /** The neighbouring countries. */
  neighbours: readonly PlaceFound[];
  /** Number of stays in all countries. */
  stayCount: number | undefined;
}

/** The flow that the home page shows: gifting in gifting, booking in any other flow. */
export function shownFlow(flow: Flow): ProductFlow {
  return flow === 'gifting' ? 'gifting' : 'booking';
}

/** Criteria for all stays of a country. */
export function countryCriteria(country: Country, now: Now): SearchCriteria {
  return readCriteria({ country: COUNTRY_IDS[country] }, now);
}

/** Criteria for a country's stays that are free on the first weekend that can still be booked. */
export function weekendCriteria(country: Country, now: Now): SearchCriteria {
  const { checkin, checkout } = weekendToCome(now);
  return readCriteria({ country: COUNTRY_IDS[country], checkin, checkout }, now);
}

/** Blocks of the home page when its content cannot be loaded (CH-017). */
export const DEFAULT_BLOCKS: readonly HomeBlock[] = [
  { type: 'moment' },
  { type: 'weekend' },
  { type: 'themes' },
  { type: 'places' },
  { type: 'otherFlow' },
  { type: 'promises' },
  { type: 'all' },
];
