import { useSearchAddress } from '@sabadora/hooks';
import { SearchPanel, type SearchPanelProps } from './SearchPanel.tsx';

/** The search bar of a page that shows no results: it alone reads the search of the address. */
export function AddressSearchPanel(props: Omit<SearchPanelProps, 'search'>) {
  return <SearchPanel {...props} search={useSearchAddress()} />;
}
