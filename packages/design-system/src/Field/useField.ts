import { type ComponentPropsWithRef, type Ref, type RefObject, useId } from 'react';
import type { RootProps } from '../react/rootProps.ts';

/** What every field of a form says about itself; `id`, `data-*` and `aria-*` reach the box around label and control. */
export interface FieldProps extends RootProps {
  /** Help that is always visible, beneath the label. */
  description?: string | undefined;
  /** What is wrong and what to do; makes the field invalid. */
  errorMessage?: string | undefined;
  /** Must be filled before the form is sent; sets `aria-required` and the platform's own validation. @default false */
  isRequired?: boolean | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
  /**
   * Shows after the label which fields must be filled. A form marks the exceptions: "(optional)" where most are
   * required, an asterisk where few are. @default neither
   */
  mark?: 'optional' | 'required' | undefined;
}

/**
 * What the native control takes besides: `name`, `autoComplete`, `onBlur`, its own `id`, or all that a form library
 * gives (`inputProps={register('email')}`). What the field says in its own words, `Own` among them, is left out.
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

/** Attributes of the control that tie it to its label, help and error. */
export interface ControlProps<Control> {
  id: string;
  ref: RefObject<Control | null>;
  disabled: boolean | undefined;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** What `FieldFrame` and `ChoiceFrame` draw around the control, and the attributes of their root. */
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
 * Divides the props of a field between its control and its frame. The `ref` of the control is that of `useSharedRef`.
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
