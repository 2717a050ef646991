import { type ChangeEvent, type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { ChevronDownIcon } from '../Icon/index.ts';
import * as field from '../SearchBox/SearchField.css.ts';
import * as styles from './SelectField.css.ts';

export interface SelectFieldOption {
  /** Unique among the options; what a form sends. */
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectFieldProps extends Omit<
  ComponentPropsWithoutRef<'select'>,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'disabled'
  | 'multiple'
  | 'size'
  | 'children'
  | 'className'
  | 'style'
> {
  /** E.g. "Theme". */
  label: string;
  /** In the order shown. Give the empty choice ("All themes") as an option with an empty `value`. */
  options: readonly SelectFieldOption[];
  /** The `value` of the chosen option. */
  value: string;
  /** Receives the `value` of the option that was chosen. */
  onChange: (value: string) => void;
  /** Whether it stands in a search bar, which is its box, or has an edge of its own. @default 'boxed' */
  look?: 'boxed' | 'search';
  /** @default false */
  isDisabled?: boolean;
}

/** One choice among a few, in the platform's own select: the best list on a phone, and part of a form without JavaScript. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, options, value, onChange, look = 'boxed', isDisabled = false, id: ownId, ...selectProps },
  ref,
) {
  const generated = useId();
  const id = ownId ?? generated;
  return (
    <div className={`${field.field} ${look === 'boxed' ? styles.boxed : ''}`}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <select
        {...selectProps}
        ref={ref}
        id={id}
        value={value}
        disabled={isDisabled}
        className={`${field.control} ${field.pressable} ${styles.select}`}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className={styles.chevron} />
    </div>
  );
});
