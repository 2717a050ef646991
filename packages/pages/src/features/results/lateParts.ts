import { island } from '../../kit/parts/island.tsx';

const load = () => import('./aroundResults.ts');

/** Parts around the results, as islands: rendered on the server; the results do not wait for their code. */
export const AppliedFilters = island(async () => (await load()).AppliedFilters);
export const CareBanner = island(async () => (await load()).CareBanner);
export const MapButton = island(async () => (await load()).MapButton);
export const Pager = island(async () => (await load()).Pager);
export const SearchActionBar = island(async () => (await load()).SearchActionBar);
export const RecentlyViewed = island(async () => (await load()).RecentlyViewed);
/** Loaded with these parts, because after a failure it might be impossible to load it. */
export const SearchFailed = island(async () => (await load()).SearchFailed);
export const SearchFilters = island(async () => (await load()).SearchFilters);
export const SearchPanel = island(async () => (await load()).SearchPanel);
export const SearchWarning = island(async () => (await load()).SearchWarning);
export const ShareButton = island(async () => (await load()).ShareButton);
export const SortSelect = island(async () => (await load()).SortSelect);
export const SuggestionLinks = island(async () => (await load()).SuggestionLinks);
export const SummaryOfSearch = island(async () => (await load()).SummaryOfSearch);
export const Trail = island(async () => (await load()).Trail);
