import type { SearchDetails } from '@sabadora/api';
import { InlineSelect } from '@sabadora/design-system/Select';
import { isSortValue } from '@sabadora/domain';
import { useSort, type SearchAddressState } from '@sabadora/hooks';
import { useWords } from '../words/PageWords.tsx';
import { placeOfSearch } from './placeOfSearch.ts';
import * as styles from './SortSelect.css.ts';

export interface SortSelectProps {
  search: SearchAddressState;
  /** Of the results; undefined while they are on their way. */
  details: SearchDetails | undefined;
}

/** The order of the results on a desktop (SE-151…SE-155); a phone has it in the action bar. */
export function SortSelect({ search, details }: SortSelectProps) {
  const words = useWords();
  const { options, value, setValue } = useSort(search, placeOfSearch(search, details).position);
  return (
    <div className={styles.sort}>
      <InlineSelect
        label={words('filters.sortBy')}
        options={options.map((option) => ({ value: option, label: words(`filters.sort.${option}`) }))}
        value={value}
        onValueChange={(chosen) => {
          if (isSortValue(chosen)) setValue(chosen);
        }}
      />
    </div>
  );
}
