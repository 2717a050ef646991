import { Button } from '@sabadora/design-system/Button';
import { Drawer } from '@sabadora/design-system/Drawer';
import { Stack } from '@sabadora/design-system/Layout';
import type { Flow, Panel } from '@sabadora/domain';
import type { FacetsState, SearchFilters } from '@sabadora/hooks';
import { useId } from 'react';
import { useWords } from '../../kit/words/useWords.ts';
import type { PlaceOfSearch } from './placeOfSearch.ts';
import * as styles from './SearchActionBar.css.ts';
import { FacetsProblem, FilterSection } from './sections/FilterSection.tsx';
import * as sectionStyles from './sections/sections.css.ts';
import messages from './FiltersDrawer.messages.json';
import filterNamesMessages from './filterNames.messages.json';

export interface FiltersDrawerProps {
  filters: SearchFilters;
  /** Facet counts for the draft. */
  state: FacetsState;
  panels: readonly Panel[];
  flow: Flow;
  place: PlaceOfSearch;
  isOpen: boolean;
  onClose: () => void;
}

/** Full-screen drawer with all filters. Closing it without Confirm changes nothing (SE-118). */
export function FiltersDrawer({ filters, state, panels, flow, place, isOpen, onClose }: FiltersDrawerProps) {
  const words = useWords(messages, filterNamesMessages);
  const activitiesId = useId();
  const { facets, isCounting, error } = state;
  const count = facets?.totalCount;
  return (
    <Drawer
      side="full"
      title={words('filters.label')}
      isOpen={isOpen}
      onOpenChange={() => {
        filters.cancel();
        onClose();
      }}
      footer={
        <div className={styles.footer}>
          <Button
            tone="secondary"
            isDisabled={!filters.canReset()}
            isFocusableWhenDisabled
            onClick={() => filters.reset()}
          >
            {words('filters.reset')}
          </Button>
          <p role="status" className={styles.count}>
            {count !== undefined && !isCounting && (
              <span key={count}>{words('filters.count', { count })}</span>
            )}
          </p>
          <Button
            onClick={() => {
              filters.confirm();
              onClose();
            }}
          >
            {words('filters.confirm')}
          </Button>
        </div>
      }
    >
      <Stack gap={32}>
        {error !== undefined && <FacetsProblem state={state} />}
        {panels.map((panel) => {
          const section = (
            <FilterSection
              key={panel}
              panel={panel}
              filters={filters}
              state={state}
              flow={flow}
              place={place}
            />
          );
          if (panel !== 'activities') return section;
          return (
            <div key={panel} role="group" aria-labelledby={activitiesId}>
              <span id={activitiesId} className={sectionStyles.title}>
                {words('filters.activities')}
              </span>
              {section}
            </div>
          );
        })}
      </Stack>
    </Drawer>
  );
}
