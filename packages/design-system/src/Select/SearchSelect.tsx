import { forwardRef, useId } from 'react';
import { ChevronDownIcon } from '../Icon/index.ts';
import * as field from '../SearchBox/SearchField.css.ts';
import * as styles from './SearchSelect.css.ts';
import { type SelectBaseProps, selectOptions } from './selectOptions.tsx';

export interface SearchSelectProps extends SelectBaseProps {
  /** Id of the control. @default one of its own */
  id?: string;
  /** @default false */
  isDisabled?: boolean;
}

/**
 * A `Select` inside a search bar, which is its box: the label above the value, no edge, help or error of its own. Apart
 * from `Select`, so that a search bar does not carry the frame of a form's field.
 */
export const SearchSelect = forwardRef<HTMLSelectElement, SearchSelectProps>(function SearchSelect(
  { label, options, isDisabled = false, id: givenId, onChange, onValueChange, ...select },
  ref,
) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <select
        {...select}
        ref={ref}
        id={id}
        disabled={isDisabled}
        className={`${field.control} ${field.pressable} ${styles.select}`}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      >
        {selectOptions(options)}
      </select>
      <ChevronDownIcon className={styles.chevron} />
    </div>
  );
});
