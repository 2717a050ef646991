import { forwardRef, type ReactNode, useId } from 'react';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { RootProps } from '../react/rootProps.ts';

export interface ChoiceGroupProps extends RootProps {
  /** The group's legend, e.g. "Facilities". */
  label: string;
  /** Help that is always visible, beneath the label. */
  description?: string | undefined;
  /** `Checkbox`es or `ToggleChip`s. */
  children: ReactNode;
}

/** Several choices under one label: a fieldset with its legend. */
export const ChoiceGroup = forwardRef<HTMLFieldSetElement, ChoiceGroupProps>(function ChoiceGroup(
  { label, description, children, ...root },
  ref,
) {
  return (
    <FieldFrame {...root} controlId={useId()} label={label} description={description} group={{ ref }}>
      {children}
    </FieldFrame>
  );
});
