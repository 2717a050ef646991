import type { JSX } from 'react';
import type { InputProps } from '../Field/useField.ts';

/** One choice of a `Select`. */
export interface SelectOption {
  /** Unique among the options; what a form sends. */
  value: string;
  label: string;
  isDisabled?: boolean;
}

/** Options under a heading of their own. */
export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

/** The list of a select and what is chosen from it. */
export interface SelectListProps {
  /** E.g. "Theme". */
  label: string;
  /** In the order shown. An empty choice that is a valid value ("All themes") is an option with an empty `value`. */
  options: readonly (SelectOption | SelectGroup)[];
  /** The `value` of the chosen option, when the caller owns it. */
  value?: string;
  /** The first `value`, when the field owns it. @default the first option's */
  defaultValue?: string;
  /** Receives the `value` of the option that was chosen. */
  onChange?: (value: string) => void;
  /** What the native select takes besides, e.g. `name`, or `register('reason')` of react-hook-form. */
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
