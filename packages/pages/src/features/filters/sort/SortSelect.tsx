import type { SearchDetails } from '@sabadora/api';
import { InlineSelect } from '@sabadora/design-system/Select';
import { isSortValue } from '@sabadora/domain';
import { useSort, type SearchAddressState } from '@sabadora/hooks';
import { needsScript } from '../../../kit/parts/needsScript.css.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import { placeOfSearch } from '../placeOfSearch.ts';
import { SortLinks } from './SortLinks.tsx';
import * as styles from './SortSelect.css.ts';
import sortNamesMessages from './sortNames.messages.json';

export interface SortSelectProps {
  search: SearchAddressState;
  /** Details of the results; undefined while they load. */
  details: SearchDetails | undefined;
}

/**
 * Sort order of the results on a desktop (SE-151…SE-155); on a phone it is in the action bar. Links without
 * JavaScript.
 */
export function SortSelect({ search, details }: SortSelectProps) {
  const words = useWords(sortNamesMessages);
  const { options, value, setValue } = useSort(search, placeOfSearch(search, details).position);
  if (options.length < 2) return null;
  return (
    <>
      <noscript>
        <SortLinks options={options} current={value} address={search.address} />
      </noscript>
      <div className={`${styles.sort} ${needsScript}`}>
        <InlineSelect
          label={words('filters.sortBy')}
          options={options.map((option) => ({ value: option, label: words(`filters.sort.${option}`) }))}
          value={value}
          onChange={(chosen) => {
            if (isSortValue(chosen)) setValue(chosen);
          }}
        />
      </div>
    </>
  );
}
