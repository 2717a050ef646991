import type { SearchDetails } from '@sabadora/api';
import { media } from '@sabadora/design-system';
import { FilterChip, FilterRow } from '@sabadora/design-system/FilterDropdown';
import { countFilters, type Panel } from '@sabadora/domain';
import type { SearchAddressState } from '@sabadora/hooks';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../kit/parts/lazyPart.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { useMedia } from '../../kit/parts/useMedia.ts';
import { usePart } from '../../kit/parts/usePart.ts';
import { chosenIn, panelsOf } from './filterPanels.ts';
import { placeOfSearch } from './placeOfSearch.ts';
import * as styles from './searchFilters.css.ts';
import filterNamesMessages from './filterNames.messages.json';
import filterTextMessages from './filterText.messages.json';

export interface SearchFiltersProps {
  search: SearchAddressState;
  /** Details of the results; undefined while they load. */
  details: SearchDetails | undefined;
}

/**
 * The filters for a desktop: a row of chips that sticks while its parent is scrolled (SE-105, SE-159). The server
 * renders the chips; their panels load when a chip is hovered, focused or pressed.
 */
export function SearchFilters({ search, details }: SearchFiltersProps) {
  const words = useWords(filterNamesMessages, filterTextMessages);
  const isDesktop = useMedia(media.desktop);
  const { Part: FilterPanels, prepare, show } = usePart(loadPanels);
  const [pressed, setPressed] = useState<Panel>();
  // Keeps the highlighted activities while the next results load.
  const [hasHadResults, setHadResults] = useState(false);
  if (details && !hasHadResults) setHadResults(true);

  const { criteria, flow } = search;
  const place = placeOfSearch(search, details);
  const counts = countFilters(criteria, { flow, hasCity: place.hasCity });
  return (
    <div className={styles.row}>
      <FilterRow label={words('filters.label')} isUnderSummary>
        {FilterPanels && pressed ? (
          <FilterPanels search={search} place={place} firstOpen={pressed} />
        ) : (
          panelsOf(flow).map((panel) => (
            <FilterChip
              key={panel}
              label={words(`filters.${panel}`)}
              chosen={chosenIn(panel, counts, { filters: criteria, flow, words })}
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={() => {
                setPressed(panel);
                void show();
              }}
            />
          ))
        )}
        {isDesktop && hasHadResults && (
          <Suspense>
            <HighlightedActivities search={search} place={place} isEnabled={details !== undefined} />
          </Suspense>
        )}
      </FilterRow>
    </div>
  );
}

const loadPanels = async () => (await import('./FilterPanels.tsx')).FilterPanels;

const HighlightedActivities = lazyPart(
  async () => (await import('./HighlightedActivities.tsx')).HighlightedActivities,
);
