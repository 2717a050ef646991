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

/** Number of stays requested: for the weekend more, so that enough are left after those of the moment are taken out. */
export const LIMITS = { moment: ROW_SIZES.moment, weekend: ROW_SIZES.moment + ROW_SIZES.weekend } as const;

/** A place to look for stays in. */
export interface PlaceFound {
  /** In the market's language. */
  name: string;
  /** Query of the search in it, e.g. "region=502". */
  query: string;
  stayCount: number;
}

/** The content below the search box, as far as it could be loaded. */
export interface HomeContent {
  themes: readonly Theme[];
  /** Best stays of the market's own country. */
  moment: LoadedSearch | undefined;
  /** Others on the weekend to come; not searched in gifting, which has no dates (SE-033). */
  weekend: LoadedSearch | undefined;
  /** Where most stays of the market's own country are, most first. */
  places: readonly PlaceFound[];
  /** The countries across its borders. */
  neighbours: readonly PlaceFound[];
  /** Stays in all countries. */
  stayCount: number | undefined;
}

/** To be given away in the gifting flow, to be booked in any other. */
export function shownFlow(flow: Flow): ProductFlow {
  return flow === 'gifting' ? 'gifting' : 'booking';
}

/** All stays of a country. */
export function countryCriteria(country: Country, now: Now): SearchCriteria {
  return readCriteria({ country: COUNTRY_IDS[country] }, now);
}

/** The stays of a country that are free on the first weekend that can still be booked. */
export function weekendCriteria(country: Country, now: Now): SearchCriteria {
  const { checkin, checkout } = weekendToCome(now);
  return readCriteria({ country: COUNTRY_IDS[country], checkin, checkout }, now);
}

/** What the home page shows where its content cannot be had (CH-017). */
export const DEFAULT_BLOCKS: readonly HomeBlock[] = [
  { type: 'moment' },
  { type: 'weekend' },
  { type: 'themes' },
  { type: 'places' },
  { type: 'otherFlow' },
  { type: 'promises' },
  { type: 'all' },
];
