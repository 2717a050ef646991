import { useFacets, useSearchFilters, type SearchAddressState } from '@sabadora/hooks';
import { panelsOf } from './filterPanels.ts';
import { FiltersDrawer } from './FiltersDrawer.tsx';
import type { PlaceOfSearch } from './placeOfSearch.ts';

export interface FilterModalProps {
  search: SearchAddressState;
  place: PlaceOfSearch;
  isOpen: boolean;
  onClose: () => void;
}

/** All filters for a phone (SE-105, SE-107). */
export function FilterModal({ search, place, isOpen, onClose }: FilterModalProps) {
  const { flow } = search;
  const filters = useSearchFilters(search, place);
  const state = useFacets({
    criteria: filters.draftCriteria,
    flow,
    position: place.position,
    isEnabled: isOpen,
  });
  return (
    <FiltersDrawer
      filters={filters}
      state={state}
      panels={panelsOf(flow)}
      flow={flow}
      place={place}
      isOpen={isOpen}
      onClose={onClose}
    />
  );
}
