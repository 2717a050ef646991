import { forwardRef, type ReactNode, useCallback } from 'react';
import * as choice from '../Field/Choice.css.ts';
import { ChoiceFrame } from '../Field/ChoiceFrame.tsx';
import { type FieldProps, type NativeProps, useField } from '../Field/useField.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps
  extends NativeProps<'input', 'type' | 'checked' | 'defaultChecked'>, FieldProps {
  /** May hold a link, e.g. to the conditions that are accepted. */
  label: ReactNode;
  /** Whether it is ticked, when the caller owns it. */
  isSelected?: boolean;
  /** Whether it is ticked at first, when the checkbox owns it. @default false */
  defaultSelected?: boolean;
  /** Neither ticked nor empty: some of the choices it stands for are ticked. A form sends `isSelected`. @default false */
  isIndeterminate?: boolean;
  /** How many results there are behind it, "(24)" at the end of its line. */
  count?: number;
  /** Receives whether it is ticked now; the event itself goes to `onChange`. */
  onValueChange?: (isSelected: boolean) => void;
}

/** A choice that is made or not, by itself or one of several: the platform's checkbox in our look. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
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
    isIndeterminate = false,
    count,
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
  // No attribute says it. Not an effect: there are hundreds of checkboxes in a filter.
  const takeInput = useCallback(
    (element: HTMLInputElement | null) => {
      if (element) element.indeterminate = isIndeterminate;
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
      return undefined;
    },
    [isIndeterminate, ref],
  );
  return (
    <ChoiceFrame
      id={control.id}
      label={label}
      count={count}
      description={description}
      errorMessage={errorMessage}
      mark={mark}
    >
      <input
        {...input}
        {...control}
        ref={takeInput}
        type="checkbox"
        className={`${choice.control} ${styles.checkbox}`}
        checked={isSelected}
        defaultChecked={defaultSelected}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.checked);
          // A press takes it away; whether it stays away is the owner's to say.
          event.target.indeterminate = isIndeterminate;
        }}
      />
    </ChoiceFrame>
  );
});
