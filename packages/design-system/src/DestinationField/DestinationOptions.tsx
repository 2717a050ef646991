import { useEffect } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as styles from './DestinationField.css.ts';
import { DestinationIcon } from './DestinationIcon.tsx';
import type { DestinationCombobox } from './useDestinationCombobox.ts';
import type { DestinationFieldWords } from './words.ts';

interface DestinationOptionsProps {
  combobox: DestinationCombobox;
  label: string;
  words: DestinationFieldWords;
}

/** The list under the input: recent searches and suggestions, or the one line that stands in for them. */
export function DestinationOptions({ combobox, label, words }: DestinationOptionsProps) {
  const { panel, groups, activeId, listId, optionProps } = combobox;

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  if (panel !== 'options') {
    return <p className={styles.line}>{panel === 'loading' ? words.loading : words.noResults}</p>;
  }
  const hasRecents = groups[0]?.id === 'recents';
  return (
    <div role="listbox" id={listId} aria-label={label} className={styles.list}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${listId}${group.id}`}>
          <div
            id={`${listId}${group.id}`}
            role="presentation"
            // With nothing but suggestions a heading says nothing to the eye.
            className={hasRecents ? styles.heading : visuallyHidden}
          >
            {words[group.id]}
          </div>
          {group.options.map((option) => (
            <div key={option.id} {...optionProps(group, option)} className={styles.option}>
              <DestinationIcon name={group.id === 'recents' ? 'recent' : option.category} />
              <span className={styles.optionText}>
                <span className={styles.optionLabel}>{option.label}</span>
                {option.description !== undefined && (
                  <>
                    {' '}
                    <span className={styles.optionDescription}>{option.description}</span>
                  </>
                )}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
