export { useScrolledPast } from '../StickyBar/index.ts';
export { SearchSummaryBar, type SearchSummaryBarProps } from './SearchSummaryBar.tsx';
