import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { countFilters } from '@sabadora/domain';
import type { Results } from '../../features/results/useResults.ts';
import { useRemoveFilters } from '../../features/results/useRemoveFilters.ts';
import { useWords } from '../../kit/words/useWords.ts';
import noResultsMessages from '../../features/results/noResults.messages.json';
import messages from './NoActivities.messages.json';

export interface NoActivitiesProps {
  results: Pick<Results, 'search' | 'focusHead'>;
  /** Address of all activities of the market. */
  everywhere: string;
}

/** Message that nothing was found, with a button to remove the filters or to search everywhere. */
export function NoActivities({ results: { search, focusHead }, everywhere }: NoActivitiesProps) {
  const words = useWords(messages, noResultsMessages);
  const removeFilters = useRemoveFilters(search);
  const { criteria } = search;
  const hasCity = criteria.location?.kind === 'city';
  const hasFilters = countFilters(criteria, { flow: 'activity', hasCity }).total > 0;
  return (
    <EmptyState
      sentence={words('activities.none')}
      headingLevel={2}
      action={
        hasFilters ? (
          <Button
            onClick={() => {
              // The button disappears with the filters.
              focusHead();
              removeFilters();
            }}
          >
            {words('search.removeFilters')}
          </Button>
        ) : (
          <Button href={everywhere}>{words('activities.everywhere')}</Button>
        )
      }
    />
  );
}
