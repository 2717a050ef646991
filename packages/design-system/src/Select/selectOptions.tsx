import type { JSX } from 'react';
import type { NativeProps } from '../Field/useField.ts';

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

/** What a select is given wherever it stands. */
export interface SelectBaseProps extends NativeProps<
  'select',
  'value' | 'defaultValue' | 'multiple' | 'size' | 'children'
> {
  /** E.g. "Theme". */
  label: string;
  /** In the order shown. An empty choice that is an answer ("All themes") is an option with an empty `value`. */
  options: readonly (SelectOption | SelectGroup)[];
  /** The `value` of the chosen option, when the caller owns it. */
  value?: string;
  /** The first `value`, when the field owns it. @default the first option's */
  defaultValue?: string;
  /** Receives the `value` of the option that was chosen; the event itself goes to `onChange`. */
  onValueChange?: (value: string) => void;
}

/** The native options and groups of a list. */
export function selectOptions(options: SelectBaseProps['options']): JSX.Element[] {
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
