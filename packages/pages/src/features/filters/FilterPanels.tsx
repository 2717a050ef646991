import { FilterDropdown } from '@sabadora/design-system/FilterDropdown';
import { Stack } from '@sabadora/design-system/Layout';
import { viewOffersCount, panelKeys, type Panel } from '@sabadora/domain';
import { useFacets, useSearchFilters, type SearchAddressState } from '@sabadora/hooks';
import { useState } from 'react';
import { afterPaint } from '../../kit/parts/afterPaint.ts';
import { useWords } from '../../kit/words/useWords.ts';
import { chosenIn, panelsOf } from './filterPanels.ts';
import type { PlaceOfSearch } from './placeOfSearch.ts';
import { FacetsProblem, FilterSection } from './sections/FilterSection.tsx';
import * as styles from './sections/sections.css.ts';
import messages from './FilterPanels.messages.json';
import filterNamesMessages from './filterNames.messages.json';
import filterTextMessages from './filterText.messages.json';

export interface FilterPanelsProps {
  search: SearchAddressState;
  place: PlaceOfSearch;
  /** Panel that is open initially. */
  firstOpen: Panel;
}

/** The filter buttons of a desktop with their panels, of which only one can be open. */
export function FilterPanels({ search, place, firstOpen }: FilterPanelsProps) {
  const words = useWords(messages, filterNamesMessages, filterTextMessages);
  const { criteria, flow } = search;
  const [openPanel, setOpenPanel] = useState<Panel | undefined>(firstOpen);
  const filters = useSearchFilters(search, place);
  const state = useFacets({
    criteria: filters.draftCriteria,
    flow,
    position: place.position,
    isEnabled: openPanel !== undefined,
  });
  const count = viewOffersCount(state.facets?.totalCount);
  return panelsOf(flow).map((panel) => (
    <FilterDropdown
      key={panel}
      label={words(`filters.${panel}`)}
      chosen={chosenIn(panel, filters.counts, { filters: criteria, flow, words })}
      isOpen={openPanel === panel}
      onOpenChange={(isOpen, { reason }) => {
        setOpenPanel((current) => (isOpen ? panel : without(current, panel)));
        if (isOpen || reason === 'selection') return;
        if (panel === 'distance' && (reason === 'outside' || reason === 'focus')) filters.distance.leave();
        else filters.cancel();
      }}
      confirmLabel={count === undefined ? words('filters.view') : words('filters.viewCount', { count })}
      isCounting={state.isCounting}
      // Lets the panel close visibly before the results render again.
      onConfirm={() => afterPaint(filters.confirm)}
      resetLabel={words('filters.reset')}
      onReset={() => filters.reset(panelKeys(panel))}
      canReset={filters.canReset(panelKeys(panel))}
    >
      <div className={styles.panel[panel]}>
        <Stack gap={16}>
          <FilterSection panel={panel} filters={filters} state={state} flow={flow} place={place} />
          {state.error !== undefined && <FacetsProblem state={state} />}
        </Stack>
      </div>
    </FilterDropdown>
  ));
}

/** Keeps another panel open if the press that closes this one has opened it. */
function without(current: Panel | undefined, closed: Panel): Panel | undefined {
  return current === closed ? undefined : current;
}
