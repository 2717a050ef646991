import { ToggleChip } from '@sabadora/design-system/Chip';
import { filtersOf, isOptionEnabled, withFilters, withoutKeys } from '@sabadora/domain';
import { useFacets, useSearchFilters, type SearchAddressState } from '@sabadora/hooks';
import { useWords } from '../../kit/words/useWords.ts';
import type { PlaceOfSearch } from './placeOfSearch.ts';
import * as styles from './searchFilters.css.ts';
import filterNamesMessages from './filterNames.messages.json';

export interface HighlightedActivitiesProps {
  search: SearchAddressState;
  place: PlaceOfSearch;
  /** Whether to request the activities: true once the results, which load first, are there. */
  isEnabled: boolean;
}

/** Chips for highlighted activities, outside the panel; a press applies at once (SE-115). */
export function HighlightedActivities({ search, place, isEnabled }: HighlightedActivitiesProps) {
  const words = useWords(filterNamesMessages);
  const { criteria, flow } = search;
  const { toggleNow } = useSearchFilters(search, place);
  // A filter's own values do not change its counts, so leaving them out avoids a request at each press.
  const others = withFilters(criteria, withoutKeys(filtersOf(criteria), ['tags']));
  const { facets } = useFacets({ criteria: others, flow, position: place.position, isEnabled });
  if (facets === undefined || facets.highlighted.length === 0) return null;
  return (
    <div role="group" aria-label={words('filters.highlighted')} className={styles.highlighted}>
      {facets.highlighted.map(({ value, label, count }) => {
        const isPressed = criteria.tags.includes(value);
        return (
          <ToggleChip
            key={value}
            label={label}
            isSelected={isPressed}
            isDisabled={!isOptionEnabled(count, isPressed)}
            onChange={() => toggleNow('tags', value)}
          />
        );
      })}
    </div>
  );
}
