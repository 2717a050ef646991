import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { countFilters, FILTER_KEYS, patchQuery } from '@sabadora/domain';
import { toHref, type SearchAddressState } from '@sabadora/hooks';
import { useWords } from '../../../kit/words/useWords.ts';
import failureMessages from '../../frame/failure/failure.messages.json';
import noResultsMessages from '../noResults.messages.json';

export interface PlainResultsProps {
  search: Pick<SearchAddressState, 'address' | 'criteria' | 'flow'>;
  /** Whether nothing was found or the search failed. */
  status: 'none' | 'failed';
  /** Message when nothing was found. */
  nothingFound: string;
}

/** Shown instead of results without JavaScript: a message, and a link to retry or to remove the filters. */
export function PlainResults({
  search: { address, criteria, flow },
  status,
  nothingFound,
}: PlainResultsProps) {
  const words = useWords(failureMessages, noResultsMessages);
  const hasCity = criteria.location?.kind === 'city';
  const hasFilters = countFilters(criteria, { flow, hasCity }).total > 0;
  if (status === 'failed')
    return (
      <EmptyState
        sentence={words('chrome.error')}
        headingLevel={2}
        vignette="cloud"
        action={<Button href={toHref(address)}>{words('chrome.retry')}</Button>}
      />
    );
  const without = Object.fromEntries([...FILTER_KEYS, 'page'].map((key) => [key, undefined]));
  const href = toHref({ ...address, query: patchQuery(address.query, without) });
  return (
    <EmptyState
      sentence={nothingFound}
      headingLevel={2}
      action={hasFilters && <Button href={href}>{words('search.removeFilters')}</Button>}
    />
  );
}
