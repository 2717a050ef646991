import { Button } from '@sabadora/design-system/Button';
import { TagGroup } from '@sabadora/design-system/Chip';
import type { AppliedFilter } from '@sabadora/domain';
import { useFacets, useSearchFilters, type Facets, type SearchAddressState } from '@sabadora/hooks';
import { useState } from 'react';
import { useWords } from '../../../kit/words/useWords.ts';
import * as styles from './AppliedFilters.css.ts';
import { appliedText, needsName } from '../filterText.ts';
import type { PlaceOfSearch } from '../placeOfSearch.ts';
import filterTextMessages from '../filterText.messages.json';
import messages from './AppliedFilterList.messages.json';

export interface AppliedFilterListProps {
  search: SearchAddressState;
  place: PlaceOfSearch;
  /** Whether the results are loaded; the names of filters are requested after them. */
  isSettled: boolean;
  onEmptied?: () => void;
}

/** The applied filters as buttons that remove them, and a button that removes all (D-095). */
export function AppliedFilterList({ search, place, isSettled, onEmptied }: AppliedFilterListProps) {
  const words = useWords(messages, filterTextMessages);
  const { criteria, flow } = search;
  const { applied, remove, reset } = useSearchFilters(search, place);
  // Every response contains all names, so one request is enough.
  const [names, setNames] = useState<Facets>();
  const { facets } = useFacets({
    criteria,
    flow,
    position: place.position,
    isEnabled: isSettled && names === undefined && applied.some(needsName),
  });
  if (facets && !names) setNames(facets);

  const tags = applied.map((filter) => {
    const label = appliedText(filter, { filters: criteria, flow, words, facets: names });
    return { id: idOf(filter), label, removeLabel: words('filters.remove', { label }) };
  });
  return (
    <div className={styles.list}>
      <div className={styles.item}>
        <TagGroup
          label={words('filters.applied')}
          tags={tags}
          onRemove={(id) => {
            const removed = applied.find((filter) => idOf(filter) === id);
            if (removed) remove(removed);
            if (applied.length === 1) onEmptied?.();
          }}
        />
      </div>
      <div className={styles.item}>
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            reset();
            onEmptied?.();
          }}
        >
          {words('filters.removeAll')}
        </Button>
      </div>
    </div>
  );
}

const idOf = (filter: AppliedFilter) => ('value' in filter ? `${filter.key} ${filter.value}` : filter.key);
