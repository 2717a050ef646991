import { patchQuery, type SortValue } from '@sabadora/domain';
import { toHref, type Address } from '@sabadora/hooks';
import { useWords } from '../../../kit/words/useWords.ts';
import * as styles from './SortLinks.css.ts';
import sortNamesMessages from './sortNames.messages.json';

export interface SortLinksProps {
  options: readonly SortValue[];
  current: SortValue;
  /** Address of the page, with the criteria in its query. */
  address: Address;
}

/** Links to the sort orders of the results, for a page without JavaScript. */
export function SortLinks({ options, current, address }: SortLinksProps) {
  const words = useWords(sortNamesMessages);
  return (
    <nav aria-label={words('filters.sortBy')} className={styles.links}>
      <span aria-hidden="true">{words('filters.sortBy')}</span>
      {options.map((sort) => (
        <a
          key={sort}
          href={toHref({ ...address, query: patchQuery(address.query, { sort, page: undefined }) })}
          className={styles.link}
          {...(sort === current && { 'aria-current': 'true' as const })}
        >
          {words(`filters.sort.${sort}`)}
        </a>
      ))}
    </nav>
  );
}
