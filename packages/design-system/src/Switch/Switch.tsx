import { forwardRef, type ReactNode } from 'react';
import { ChoiceFrame } from '../Field/ChoiceFrame.tsx';
import { type FieldProps, type InputProps, useField } from '../Field/useField.ts';
import { useSharedRef } from '../react/useSharedRef.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends FieldProps {
  /** Name of the setting; does not change with the state. */
  label: ReactNode;
  /** Whether it is on; controlled. */
  isSelected?: boolean;
  /** Whether it is on at first; uncontrolled. @default false */
  defaultSelected?: boolean;
  /** Receives whether it is now on. */
  onChange?: (isSelected: boolean) => void;
  /** Further props of the native checkbox, e.g. `name` and `value`, or `register('terms')` of react-hook-form. */
  inputProps?: InputProps<'input', 'type' | 'role'>;
}

/**
 * A setting that takes effect at once: a native checkbox with the role and look of a switch. The ref is the checkbox.
 */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, isSelected, defaultSelected, onChange, ...field },
  ref,
) {
  const { control, frame } = useField(field, useSharedRef(ref, field.inputProps?.ref));
  return (
    <ChoiceFrame {...frame} label={label} controlSide="end">
      <input
        {...control}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the native `checked` says it
        role="switch"
        className={styles.track}
        checked={isSelected}
        defaultChecked={defaultSelected}
        onChange={(event) => {
          control.onChange?.(event);
          onChange?.(event.target.checked);
        }}
      />
    </ChoiceFrame>
  );
});
