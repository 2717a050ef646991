import type { VoucherData } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Chosen } from '@sabadora/design-system/FilterDropdown';
import { FilterIcon } from '@sabadora/design-system/Icon';
import type { Panel } from '@sabadora/domain';
import { useVoucherFacets, type SearchFilters } from '@sabadora/hooks';
import { useState } from 'react';
import { FiltersDrawer } from '../../features/filters/FiltersDrawer.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import filterMessages from '../../features/filters/filter.messages.json';

export interface VoucherFiltersProps {
  voucher: VoucherData;
  filters: SearchFilters;
}

/** Filter groups that make sense for stays in all places and at one price. */
const PANELS: readonly Panel[] = ['activities', 'facilities', 'more'];

/** No place, so there is no filter by distance. */
export const EVERYWHERE = { hasCity: false, position: undefined, name: undefined };

/** Filters for the stays of a voucher, with counts (PR-101, PR-122). The hash contains the choices. */
export function VoucherFilters({ voucher, filters }: VoucherFiltersProps) {
  const words = useWords(filterMessages);
  const [isOpen, setIsOpen] = useState(false);
  const state = useVoucherFacets({ voucher, criteria: filters.draftCriteria, isEnabled: isOpen });
  const chosen = filters.applied.length;
  return (
    <>
      <Button
        tone="secondary"
        startIcon={<FilterIcon />}
        aria-haspopup="dialog"
        {...(chosen > 0 && { endIcon: <Chosen chosen={chosen} /> })}
        onClick={() => setIsOpen(true)}
      >
        {words('filters.filter')}
      </Button>
      <FiltersDrawer
        filters={filters}
        state={state}
        panels={PANELS}
        flow="gifting"
        place={EVERYWHERE}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
