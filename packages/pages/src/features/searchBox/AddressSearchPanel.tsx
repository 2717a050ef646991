import { useSearchAddress } from '@sabadora/hooks';
import { SearchPanel, type SearchPanelProps } from './SearchPanel.tsx';

/** The search bar for a page without results: only this component reads the search of the address. */
export function AddressSearchPanel(props: Omit<SearchPanelProps, 'search'>) {
  return <SearchPanel {...props} search={useSearchAddress()} />;
}
