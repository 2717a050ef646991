import { forwardRef, type ReactNode } from 'react';
import * as choice from '../Field/Choice.css.ts';
import { ChoiceFrame } from '../Field/ChoiceFrame.tsx';
import { type FieldProps, type InputProps, useField } from '../Field/useField.ts';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { useSharedRef } from '../react/useSharedRef.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends FieldProps {
  /** May hold a link, e.g. to the conditions that are accepted. */
  label: ReactNode;
  /** Whether it is ticked, when the caller owns it. */
  isSelected?: boolean;
  /** Whether it is ticked at first, when the checkbox owns it. @default false */
  defaultSelected?: boolean;
  /**
   * Whether to show the mixed state, when only some of the choices that it stands for are ticked. A form submits
   * `isSelected`. @default false
   */
  isIndeterminate?: boolean;
  /** Number of results, shown as "(24)" at the end of its line. */
  count?: number;
  /** Price or benefit at the end of its line, e.g. "+ €2.50"; part of its `<label>`. */
  end?: ReactNode;
  /** Called when it is pressed; receives whether it is now ticked. */
  onChange?: (isSelected: boolean) => void;
  /** Further props of the native checkbox, e.g. `name` and `value`, or `register('terms')` of react-hook-form. */
  inputProps?: InputProps<'input', 'type'>;
}

/**
 * A native checkbox with the design system's look, alone or as one of several. The ref is the `<input>`.
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, isSelected, defaultSelected, isIndeterminate = false, count, end, onChange, ...field },
  ref,
) {
  const { control, frame } = useField(field, useSharedRef(ref, field.inputProps?.ref));
  useBrowserLayoutEffect(() => {
    // HTML has no attribute for this state.
    if (control.ref.current) control.ref.current.indeterminate = isIndeterminate;
  }, [control.ref, isIndeterminate]);
  return (
    <ChoiceFrame {...frame} label={label} count={count} end={end}>
      <input
        {...control}
        type="checkbox"
        className={`${choice.control} ${styles.checkbox}`}
        checked={isSelected}
        defaultChecked={defaultSelected}
        onChange={(event) => {
          control.onChange?.(event);
          onChange?.(event.target.checked);
          // The browser clears this state on a press; only the prop may change it.
          event.target.indeterminate = isIndeterminate;
        }}
      />
    </ChoiceFrame>
  );
});
