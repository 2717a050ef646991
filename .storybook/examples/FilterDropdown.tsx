import { Checkbox } from '@sabadora/design-system/Checkbox';
import { FilterDropdown, FilterRow } from '@sabadora/design-system/FilterDropdown';
import { useState } from 'react';

export function Example() {
  const [hasSpa, setSpa] = useState(false);
  const [draft, setDraft] = useState(hasSpa);
  return (
    <FilterRow label="Filters">
      <FilterDropdown
        label="Facilities"
        {...(hasSpa && { chosen: 1 })}
        confirmLabel={`View ${draft ? 24 : 124} stays`}
        onConfirm={() => setSpa(draft)}
        resetLabel="Reset"
        canReset={draft}
        onReset={() => setDraft(false)}
        onOpenChange={(isOpen, { reason }) => {
          // Closed without applying: resets the draft.
          if (!isOpen && reason !== 'selection') setDraft(hasSpa);
        }}
      >
        <Checkbox label="Spa" count={24} isSelected={draft} onChange={setDraft} />
      </FilterDropdown>
    </FilterRow>
  );
}
