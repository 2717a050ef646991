import { type ComponentPropsWithRef, type Ref, type RefObject, useId } from 'react';
import type { RootProps } from '../react/rootProps.ts';

/** Props of every form field. `id`, `data-*` and `aria-*` are set on the element around label and control. */
export interface FieldProps extends RootProps {
  /** Help that is always visible, beneath the label. */
  description?: string | undefined;
  /** What is wrong and what to do; makes the field invalid. */
  errorMessage?: string | undefined;
  /** Whether it must be filled before the form is submitted; uses the browser's own validation. @default false */
  isRequired?: boolean | undefined;
  /** Whether the field cannot be used. @default false */
  isDisabled?: boolean | undefined;
  /**
   * Mark after the label. A form marks the exceptions: "(optional)" where most fields are required, an asterisk where
   * few are. @default neither
   */
  mark?: 'optional' | 'required' | undefined;
}

/**
 * Further props of the native control: `name`, `autoComplete`, `onBlur`, its own `id`, or the props from a form
 * library (`inputProps={register('email')}`). Props that the field has itself are left out; `Own` names more of them.
 */
export type InputProps<Tag extends 'input' | 'textarea' | 'select', Own extends string = never> = Omit<
  ComponentPropsWithRef<Tag>,
  | 'aria-invalid'
  | 'checked'
  | 'children'
  | 'className'
  | 'defaultChecked'
  | 'defaultValue'
  | 'disabled'
  | 'readOnly'
  | 'required'
  | 'style'
  | Own
>;

/** Attributes of the control that connect it to its label, help and error. */
export interface ControlProps<Control> {
  id: string;
  ref: RefObject<Control | null>;
  disabled: boolean | undefined;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Props of the frame around the control (`FieldFrame`, `ChoiceFrame`), and the attributes of its root. */
export interface FrameProps extends Omit<FieldProps, 'isRequired' | 'isDisabled'> {
  controlId: string;
}

/** Id of a field's description, for `aria-describedby`. */
export const descriptionIdOf = (id: string) => `${id}-description`;
/** Id of a field's error, for `aria-describedby`. */
export const errorIdOf = (id: string) => `${id}-error`;

interface NativeProps<Control> {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  ref?: Ref<Control> | undefined;
}

/**
 * Divides the props of a field between its control and its frame. `ref` comes from `useSharedRef`.
 */
export function useField<Control, Native extends NativeProps<Control>>(
  props: FieldProps & { inputProps?: Native | undefined },
  ref: RefObject<Control | null>,
): {
  control: Omit<Native, keyof ControlProps<Control>> & ControlProps<Control>;
  frame: FrameProps;
} {
  const { inputProps, isRequired, isDisabled, ...frame } = props;
  const ownId = useId();
  const id = inputProps?.id ?? ownId;
  const texts = [
    frame.description && descriptionIdOf(id),
    frame.errorMessage && errorIdOf(id),
    inputProps?.['aria-describedby'],
  ];
  return {
    control: {
      ...(inputProps as Native),
      id,
      ref,
      disabled: isDisabled,
      required: isRequired,
      'aria-invalid': frame.errorMessage ? true : undefined,
      'aria-describedby': texts.filter(Boolean).join(' ') || undefined,
    },
    frame: { ...frame, controlId: id },
  };
}
