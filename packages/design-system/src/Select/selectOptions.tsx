import type { JSX } from 'react';
import type { InputProps } from '../Field/useField.ts';

/** One option of a `Select`. */
export interface SelectOption {
  /** Value sent by a form; unique among the options. */
  value: string;
  label: string;
  isDisabled?: boolean;
}

/** Options under a common heading. */
export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

/** Props for the list of a select and its value. */
export interface SelectListProps {
  /** Label, e.g. "Theme". */
  label: string;
  /**
   * Options in the order shown. For an empty choice that is valid ("All themes"), add an option with an empty
   * `value`.
   */
  options: readonly (SelectOption | SelectGroup)[];
  /** The `value` of the chosen option; controlled. */
  value?: string;
  /** The initial `value`; uncontrolled. @default the first option's */
  defaultValue?: string;
  /** Receives the `value` of the newly chosen option. */
  onChange?: (value: string) => void;
  /** Further props of the native select, e.g. `name`, or `register('reason')` of react-hook-form. */
  inputProps?: InputProps<'select', 'value' | 'multiple' | 'size'>;
}

/** The native options and groups of a list. */
export function selectOptions(options: SelectListProps['options']): JSX.Element[] {
  return options.map((entry) =>
    'options' in entry ? (
      <optgroup key={entry.label} label={entry.label}>
        {selectOptions(entry.options)}
      </optgroup>
    ) : (
      <option key={entry.value} value={entry.value} disabled={entry.isDisabled}>
        {entry.label}
      </option>
    ),
  );
}
