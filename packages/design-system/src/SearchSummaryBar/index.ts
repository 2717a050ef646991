export { useScrolledPast } from '../StickyBar/index.ts';
export { SearchSummary, type SearchSummaryProps } from './SearchSummary.tsx';
export { SearchSummaryBar, type SearchSummaryBarProps } from './SearchSummaryBar.tsx';
