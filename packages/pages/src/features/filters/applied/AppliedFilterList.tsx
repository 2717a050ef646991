import { Button } from '@sabadora/design-system/Button';
import { RemovableChip } from '@sabadora/design-system/Chip';
import { useFacets, useSearchFilters, type Facets, type SearchAddressState } from '@sabadora/hooks';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../kit/words/PageWords.tsx';
import * as styles from './AppliedFilters.css.ts';
import { appliedText, needsName } from '../filterText.ts';
import type { PlaceOfSearch } from '../placeOfSearch.ts';

export interface AppliedFilterListProps {
  search: SearchAddressState;
  place: PlaceOfSearch;
  /** The results are there, which come before the names of filters. */
  isSettled: boolean;
  onEmptied?: () => void;
}

/** The applied filters as buttons that remove them, and one that removes them all (D-095). */
export function AppliedFilterList({ search, place, isSettled, onEmptied }: AppliedFilterListProps) {
  const words = useWords();
  const { criteria, flow } = search;
  const { applied, remove, reset } = useSearchFilters(search, place);
  // Every answer holds every name: one is enough.
  const [names, setNames] = useState<Facets>();
  const { facets } = useFacets({
    criteria,
    flow,
    position: place.position,
    isEnabled: isSettled && names === undefined && applied.some(needsName),
  });
  if (facets && !names) setNames(facets);

  const listRef = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number>(undefined);
  // The next one takes the focus of the one that is gone.
  useEffect(() => {
    const index = removedAt.current;
    if (index === undefined) return;
    removedAt.current = undefined;
    listRef.current?.querySelectorAll('button')[Math.min(index, applied.length - 1)]?.focus();
  });

  return (
    <ul ref={listRef} aria-label={words('filters.applied')} className={styles.list}>
      {applied.map((filter, index) => {
        const label = appliedText(filter, { filters: criteria, flow, words, facets: names });
        return (
          <li key={'value' in filter ? `${filter.key} ${filter.value}` : filter.key} className={styles.item}>
            <RemovableChip
              label={label}
              removeLabel={words('filters.remove', { label })}
              onRemove={() => {
                removedAt.current = index;
                remove(filter);
                if (applied.length === 1) onEmptied?.();
              }}
            />
          </li>
        );
      })}
      <li className={styles.item}>
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
      </li>
    </ul>
  );
}
