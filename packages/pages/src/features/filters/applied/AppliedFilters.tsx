import type { SearchDetails } from '@sabadora/api';
import { countFilters } from '@sabadora/domain';
import type { SearchAddressState } from '@sabadora/hooks';
import { Suspense } from 'react';
import { lazyPart } from '../../../kit/parts/lazyPart.tsx';
import * as styles from './AppliedFilters.css.ts';
import { placeOfSearch } from '../placeOfSearch.ts';

export interface AppliedFiltersProps {
  search: SearchAddressState;
  /** Details of the results; undefined while they load. */
  details: SearchDetails | undefined;
  /**
   * Called when the last filter was removed together with the focused button: move the focus to the results' heading.
   */
  onEmptied?: () => void;
}

/** The applied filters in one line, each removable (D-095). */
export function AppliedFilters({ search, details, onEmptied }: AppliedFiltersProps) {
  const place = placeOfSearch(search, details);
  const { criteria, flow } = search;
  const { total } = countFilters(criteria, { flow, hasCity: place.hasCity });
  return (
    <div className={styles.line}>
      <Suspense>
        {search.isReady && total > 0 && (
          <AppliedFilterList
            search={search}
            place={place}
            isSettled={details !== undefined}
            {...(onEmptied && { onEmptied })}
          />
        )}
      </Suspense>
    </div>
  );
}

const AppliedFilterList = lazyPart(async () => (await import('./AppliedFilterList.tsx')).AppliedFilterList);
