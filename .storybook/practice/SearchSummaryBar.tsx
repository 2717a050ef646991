import { SearchSummary } from '@sabadora/design-system/SearchSummaryBar';

const rest = { label: 'Change your search', destination: 'Bruges', onOpen: () => {} };

export function Do() {
  return <SearchSummary {...rest} dates="12 – 14 December" travellers="2 adults, 1 child" />;
}

export function Dont() {
  return <SearchSummary {...rest} dates="12 – 14" travellers="3" />;
}
