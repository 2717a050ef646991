import { forwardRef, useId } from 'react';
import type { InputProps } from '../Field/useField.ts';
import type { RootProps } from '../react/rootProps.ts';
import { useSharedRef } from '../react/useSharedRef.ts';
import * as styles from './SearchField.css.ts';

export interface SearchFieldInputProps extends RootProps {
  /** Label of the field, e.g. "Arrival". */
  label: string;
  /** @default 'text' */
  type?: 'text' | 'date' | 'number';
  /** The text; controlled. */
  value?: string | undefined;
  /** The initial text; uncontrolled. */
  defaultValue?: string | undefined;
  /** Receives the whole text at each change. */
  onChange?: (value: string) => void;
  /** @default false */
  isDisabled?: boolean;
  /** Further props of the native input, e.g. `name`, `min` and `max`. */
  inputProps?: InputProps<'input', 'type' | 'value'>;
}

/**
 * A search field with a native input, e.g. for a date or a number: for forms that must work without JavaScript, where
 * a `SearchFieldButton` opens nothing. The ref is the input.
 */
export const SearchFieldInput = forwardRef<HTMLInputElement, SearchFieldInputProps>(function SearchFieldInput(
  { label, type = 'text', value, defaultValue, onChange, isDisabled, inputProps, ...root },
  ref,
) {
  const ownId = useId();
  const id = inputProps?.id ?? ownId;
  return (
    <div {...root} className={`${styles.field} ${styles.native.field}`}>
      <label htmlFor={id} className={`${styles.label} ${styles.native.label}`}>
        {label}
      </label>
      <input
        {...inputProps}
        ref={useSharedRef(ref, inputProps?.ref)}
        id={id}
        type={type}
        value={value}
        defaultValue={defaultValue}
        disabled={isDisabled}
        className={`${styles.control} ${styles.native.control}`}
        onChange={(event) => {
          inputProps?.onChange?.(event);
          onChange?.(event.target.value);
        }}
      />
    </div>
  );
});
