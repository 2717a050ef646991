import { type JSX, type ReactNode, useId } from 'react';
import { FieldFrame } from '../Field/FieldFrame.tsx';

export interface ChoiceGroupProps {
  /** What they have in common, e.g. "Facilities". */
  label: string;
  /** Help that is always visible, beneath the label. */
  description?: string | undefined;
  /** `Checkbox`es, or chips that stay pressed. */
  children: ReactNode;
}

/** Several choices under one label: a fieldset with its legend. */
export function ChoiceGroup({ label, description, children }: ChoiceGroupProps): JSX.Element {
  return (
    <FieldFrame id={useId()} label={label} description={description} group={{}}>
      {children}
    </FieldFrame>
  );
}
