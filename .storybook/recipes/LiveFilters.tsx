import { Checkbox, ChoiceGroup } from '@sabadora/design-system/Checkbox';
import { FilterDropdown } from '@sabadora/design-system/FilterDropdown';
import { useFacets, useSearchAddress, useSearchFilters } from '@sabadora/hooks';
import { useState } from 'react';

/** A filter that counts results while it is changed; it stays a draft until it is confirmed. */
export function LiveFilters() {
  const search = useSearchAddress();
  const { flow } = search;
  const [isOpen, setOpen] = useState(false);
  const filters = useSearchFilters(search, { hasCity: false, position: undefined });
  const { facets, isCounting } = useFacets({
    criteria: filters.draftCriteria,
    flow,
    position: undefined,
    isEnabled: isOpen,
  });
  return (
    <FilterDropdown
      label="Facilities"
      chosen={search.criteria.facilities.length}
      isOpen={isOpen}
      onOpenChange={(willOpen, { reason }) => {
        setOpen(willOpen);
        // Closed without applying: resets the draft to the address.
        if (!willOpen && reason !== 'selection') filters.cancel();
      }}
      confirmLabel={facets?.totalCount === undefined ? 'View' : `View ${facets.totalCount} stays`}
      isCounting={isCounting}
      onConfirm={filters.confirm}
      resetLabel="Reset"
      onReset={() => filters.reset(['facilities'])}
      canReset={filters.canReset(['facilities'])}
    >
      <ChoiceGroup label="Facilities">
        {facets?.facilities.map(({ value, label, count }) => (
          <Checkbox
            key={value}
            label={label}
            {...(count !== undefined && { count })}
            isSelected={filters.draft.facilities.includes(value)}
            onChange={() => filters.toggle('facilities', value)}
          />
        ))}
      </ChoiceGroup>
    </FilterDropdown>
  );
}
