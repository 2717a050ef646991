export { SearchSummaryBar, type SearchSummaryBarProps } from './SearchSummaryBar.tsx';
export { useScrolledPast } from './useScrolledPast.ts';
