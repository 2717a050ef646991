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
   * Neither ticked nor empty: some of the choices that it sums up are ticked. A form sends `isSelected`. @default false
   */
  isIndeterminate?: boolean;
  /** How many results there are behind it, "(24)" at the end of its line. */
  count?: number;
  /** What it costs or gives, at the end of its line, e.g. "+ €2.50"; read with its label. */
  end?: ReactNode;
  /** Receives whether it is ticked now. */
  onChange?: (isSelected: boolean) => void;
  /** What the native checkbox takes besides, e.g. `name` and `value`, or `register('terms')` of react-hook-form. */
  inputProps?: InputProps<'input', 'type'>;
}

/**
 * A choice that is made or not, by itself or one of several: the platform's checkbox in our look. The ref is the
 * checkbox.
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, isSelected, defaultSelected, isIndeterminate = false, count, end, onChange, ...field },
  ref,
) {
  const { control, frame } = useField(field, useSharedRef(ref, field.inputProps?.ref));
  useBrowserLayoutEffect(() => {
    // No attribute says it.
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
          // A press takes it away; whether it stays away is the owner's to say.
          event.target.indeterminate = isIndeterminate;
        }}
      />
    </ChoiceFrame>
  );
});
