import type { SearchDetails } from '@sabadora/api';
import { countFilters } from '@sabadora/domain';
import type { SearchAddressState } from '@sabadora/hooks';
import { Suspense } from 'react';
import { lazyPart } from '../../../kit/parts/lazyPart.tsx';
import * as styles from './AppliedFilters.css.ts';
import { placeOfSearch } from '../placeOfSearch.ts';

export interface AppliedFiltersProps {
  search: SearchAddressState;
  /** Of the results; undefined while they load. */
  details: SearchDetails | undefined;
  /** The last one is gone, and with it what had the focus: put it on the heading of the results. */
  onEmptied?: () => void;
}

/** What the search is filtered by, in one line that can be taken apart (D-095). */
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
