import { ChoiceGroup } from '@sabadora/design-system/Checkbox';
import { ToggleChip } from '@sabadora/design-system/Chip';
import { isOptionEnabled } from '@sabadora/domain';
import type { Facets, SearchFilters } from '@sabadora/hooks';
import { useWords } from '../../../kit/words/useWords.ts';
import { Folded } from './Folded.tsx';
import * as styles from './sections.css.ts';
import messages from './ActivitiesSection.messages.json';

export interface ActivitiesSectionProps {
  filters: SearchFilters;
  facets: Facets;
}

/** Activities in their groups; those without results are disabled, unless they are selected (SE-113, SE-114). */
export function ActivitiesSection({ filters, facets }: ActivitiesSectionProps) {
  const words = useWords(messages);
  const { tags } = filters.draft;
  const hasAny = facets.activities.some(({ activities }) =>
    activities.some(({ value, count }) => isOptionEnabled(count, tags.includes(value))),
  );
  if (!hasAny) return <p className={styles.empty}>{words('filters.noActivity')}</p>;
  return (
    <Folded>
      {facets.activities.map(({ name, activities }) => (
        <ChoiceGroup key={name} label={name}>
          <div className={styles.chips}>
            {activities.map(({ value, label, count }) => {
              const isPressed = tags.includes(value);
              return (
                <ToggleChip
                  key={value}
                  label={label}
                  count={count}
                  isSelected={isPressed}
                  isDisabled={!isOptionEnabled(count, isPressed)}
                  onChange={() => filters.toggle('tags', value)}
                />
              );
            })}
          </div>
        </ChoiceGroup>
      ))}
    </Folded>
  );
}
