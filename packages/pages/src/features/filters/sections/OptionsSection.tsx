import { Checkbox, ChoiceGroup } from '@sabadora/design-system/Checkbox';
import { isOptionEnabled, type ListFilter } from '@sabadora/domain';
import type { FacetOption, SearchFilters } from '@sabadora/hooks';
import { useState } from 'react';
import { useWords } from '../../../kit/words/useWords.ts';
import * as styles from './sections.css.ts';
import filterNamesMessages from '../filterNames.messages.json';
import messages from './OptionsSection.messages.json';

export interface OptionsSectionProps {
  filter: Exclude<ListFilter, 'tags'>;
  filters: SearchFilters;
  options: readonly FacetOption[];
}

/**
 * Values of one filter with their counts; those without results are disabled, unless they are selected (SE-113,
 * SE-120).
 */
export function OptionsSection({ filter, filters, options }: OptionsSectionProps) {
  const words = useWords(messages, filterNamesMessages);
  const picked: readonly (string | number)[] = filters.draft[filter];
  // The value toggled last stays enabled, because disabling a focused checkbox would lose the focus.
  const [last, setLast] = useState<string | number>();
  return (
    <ChoiceGroup label={words(filter === 'stars' ? 'filters.class' : `filters.${filter}`)}>
      <div className={styles.options}>
        {options.map(({ value, label, count }) => {
          const isSelected = picked.includes(value);
          return (
            <Checkbox
              key={value}
              label={label}
              {...(count !== undefined && { count })}
              isSelected={isSelected}
              isDisabled={!isOptionEnabled(count, isSelected) && value !== last}
              onChange={() => {
                setLast(value);
                filters.toggle(filter, value);
              }}
            />
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
