import { type ComponentPropsWithoutRef, useId } from 'react';

/** What every field of a form says about itself. */
export interface FieldProps {
  /** Help that is always visible, beneath the label. */
  description?: string | undefined;
  /** What is wrong and what to do; makes the field invalid. */
  errorMessage?: string | undefined;
  /** Must be filled before the form is sent; tells assistive technology, and the platform's own validation. @default false */
  isRequired?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /**
   * Shows after the label which fields must be filled. A form marks the exceptions: "(optional)" where most are
   * required, an asterisk where few are. @default neither
   */
  mark?: 'optional' | 'required' | undefined;
  /** Of the control. @default one of React's */
  id?: string | undefined;
  /** Further texts that describe the control, besides its help and its error. */
  'aria-describedby'?: string | undefined;
}

/** Attributes of the control that tie it to its label, help and error. */
export interface ControlProps {
  id: string;
  disabled: boolean;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** What the platform's own control takes besides: all but what a field says in its own words, `Own` among them. */
export type NativeProps<Tag extends 'input' | 'textarea' | 'select', Own extends string> = Omit<
  ComponentPropsWithoutRef<Tag>,
  keyof FieldProps | keyof ControlProps | 'className' | 'style' | Own
>;

export const descriptionIdOf = (id: string) => `${id}-description`;
export const errorIdOf = (id: string) => `${id}-error`;

/** The attributes of a field's control; `FieldFrame` and `ChoiceFrame` draw the texts that they point at. */
export function useField(field: FieldProps): ControlProps {
  const { description, errorMessage, isRequired = false, isDisabled = false } = field;
  const ownId = useId();
  const id = field.id ?? ownId;
  const texts = [
    description && descriptionIdOf(id),
    errorMessage && errorIdOf(id),
    field['aria-describedby'],
  ];
  return {
    id,
    disabled: isDisabled,
    required: isRequired,
    'aria-invalid': errorMessage ? true : undefined,
    'aria-describedby': texts.filter(Boolean).join(' ') || undefined,
  };
}
