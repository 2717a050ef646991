import { memo, useEffect, useRef } from 'react';
import { elementById } from '../layers/dom.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as styles from './DestinationField.css.ts';
import { destinationIcon } from './DestinationIcon.tsx';
import type { DestinationOption, DestinationOptionGroup } from './destinationOptions.ts';
import type { DestinationCombobox } from './useDestinationCombobox.ts';
import type { DestinationFieldWords } from './words.ts';

interface DestinationOptionsProps {
  combobox: DestinationCombobox;
  label: string;
  words: DestinationFieldWords;
}

/** The list under the input: recent searches and suggestions, or the one line shown instead of them. */
export function DestinationOptions({ combobox, label, words }: DestinationOptionsProps) {
  const { panel, groups, activeId, listId, optionId, choose } = combobox;

  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const active = list.current && activeId !== undefined && elementById(list.current, activeId);
    if (active) active.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  if (panel !== 'options') {
    return <p className={styles.line}>{panel === 'loading' ? words.loading : words.noResults}</p>;
  }
  const hasRecents = groups.some(({ id }) => id === 'recents');
  return (
    // Without a `tabIndex`, a scrolling element is a tab stop in Chromium.
    <div ref={list} role="listbox" id={listId} tabIndex={-1} aria-label={label} className={styles.list}>
      {groups.map((group) => (
        <div
          key={group.id}
          {...(group.id !== 'action' && { role: 'group', 'aria-labelledby': `${listId}${group.id}` })}
        >
          {group.id !== 'action' && (
            <div
              id={`${listId}${group.id}`}
              role="presentation"
              // With suggestions only, the heading is visually hidden.
              className={hasRecents ? styles.heading : visuallyHidden}
            >
              {words[group.id]}
            </div>
          )}
          {group.options.map((option, place) => {
            const id = optionId(group, place);
            return (
              <Option
                key={option.id}
                id={id}
                option={option}
                group={group.id}
                isActive={id === activeId}
                onChoose={choose}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  option: DestinationOption;
  group: DestinationOptionGroup['id'];
  isActive: boolean;
  onChoose: DestinationCombobox['choose'];
}

/** Memoised, so that an arrow key renders only the option that it leaves and the one that it reaches. */
const Option = memo(function Option({ id, option, group, isActive, onChoose }: OptionProps) {
  const { label, description, category } = option;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- focus and keys are the input's
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      data-action={group === 'action' || undefined}
      onClick={() => onChoose(group, option)}
    >
      {destinationIcon(group === 'recents' ? 'recent' : category)}
      <span className={styles.optionText}>
        <span className={styles.optionLabel}>{label}</span>
        {description !== undefined && (
          <>
            {' '}
            <span className={styles.optionDescription}>{description}</span>
          </>
        )}
      </span>
    </div>
  );
});
