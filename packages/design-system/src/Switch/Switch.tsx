import { forwardRef, type ReactNode } from 'react';
import { ChoiceFrame } from '../Field/ChoiceFrame.tsx';
import { type FieldProps, type NativeProps, useField } from '../Field/useField.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps
  extends NativeProps<'input', 'type' | 'role' | 'checked' | 'defaultChecked'>, FieldProps {
  /** What is on or off; it does not change with the state. */
  label: ReactNode;
  /** Whether it is on, when the caller owns it. */
  isSelected?: boolean;
  /** Whether it is on at first, when the switch owns it. @default false */
  defaultSelected?: boolean;
  /** Receives whether it is on now; the event itself goes to `onChange`. */
  onValueChange?: (isSelected: boolean) => void;
}

/** A setting that takes effect as it is switched: the platform's checkbox with the role and look of a switch. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  {
    label,
    mark,
    description,
    errorMessage,
    isDisabled = false,
    isRequired = false,
    id,
    'aria-describedby': describedBy,
    isSelected,
    defaultSelected,
    onChange,
    onValueChange,
    ...input
  },
  ref,
) {
  const control = useField({
    id,
    description,
    errorMessage,
    isDisabled,
    isRequired,
    'aria-describedby': describedBy,
  });
  return (
    <ChoiceFrame
      id={control.id}
      label={label}
      controlSide="end"
      description={description}
      errorMessage={errorMessage}
      mark={mark}
    >
      <input
        {...input}
        {...control}
        ref={ref}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the native `checked` says it
        role="switch"
        className={styles.track}
        checked={isSelected}
        defaultChecked={defaultSelected}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.checked);
        }}
      />
    </ChoiceFrame>
  );
});
