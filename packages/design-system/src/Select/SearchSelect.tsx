import { forwardRef, useId } from 'react';
import { ChevronDownIcon } from '../Icon/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import { useSharedRef } from '../react/useSharedRef.ts';
import * as field from '../SearchBox/SearchField.css.ts';
import * as styles from './SearchSelect.css.ts';
import { type SelectListProps, selectOptions } from './selectOptions.tsx';

export interface SearchSelectProps extends SelectListProps, RootProps {
  /** @default false */
  isDisabled?: boolean;
}

/**
 * A `Select` in a search bar: the label above the value, without its own border, help text or error. It is separate
 * from `Select`, so that a search bar does not load the frame of form fields. The ref is the select.
 */
export const SearchSelect = forwardRef<HTMLSelectElement, SearchSelectProps>(function SearchSelect(
  { label, options, value, defaultValue, onChange, isDisabled = false, inputProps, ...root },
  ref,
) {
  const ownId = useId();
  const id = inputProps?.id ?? ownId;
  return (
    <div {...root} className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <select
        {...inputProps}
        ref={useSharedRef(ref, inputProps?.ref)}
        id={id}
        value={value}
        defaultValue={defaultValue}
        disabled={isDisabled}
        className={`${field.control} ${field.pressable} ${styles.select}`}
        onChange={(event) => {
          inputProps?.onChange?.(event);
          onChange?.(event.target.value);
        }}
      >
        {selectOptions(options)}
      </select>
      <ChevronDownIcon className={styles.chevron} />
    </div>
  );
});
