import { forwardRef, type ReactNode } from 'react';
import { ChoiceFrame } from '../Field/ChoiceFrame.tsx';
import { type FieldProps, type InputProps, useField } from '../Field/useField.ts';
import { useSharedRef } from '../react/useSharedRef.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends FieldProps {
  /** What is on or off; it does not change with the state. */
  label: ReactNode;
  /** Whether it is on, when the caller owns it. */
  isSelected?: boolean;
  /** Whether it is on at first, when the switch owns it. @default false */
  defaultSelected?: boolean;
  /** Receives whether it is on now. */
  onChange?: (isSelected: boolean) => void;
  /** What the native checkbox takes besides, e.g. `name` and `value`, or `register('terms')` of react-hook-form. */
  inputProps?: InputProps<'input', 'type' | 'role'>;
}

/** A setting that takes effect as it is switched: the platform's checkbox with the role and look of a switch. The ref is the checkbox. */
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
