import { forwardRef } from 'react';
import { CloseIcon } from '../Icon/index.ts';
import * as styles from './Chip.css.ts';
import { ChipButton, type ChipNativeProps } from './ChipButton.tsx';

export interface RemovableChipProps extends Omit<ChipNativeProps, 'aria-label' | 'onClick'> {
  /** Text of the chip, e.g. "Spa". */
  label: string;
  /** Accessible name, which says what a press does and contains the label, e.g. "Remove Spa". */
  removeLabel: string;
  /** Called when the chip is pressed. The caller removes it and moves the focus. */
  onRemove: () => void;
}

/** A chip that a press removes, e.g. a filter in use. */
export const RemovableChip = forwardRef<HTMLButtonElement, RemovableChipProps>(function RemovableChip(
  { label, removeLabel, onRemove, ...button },
  ref,
) {
  return (
    <ChipButton {...button} ref={ref} variant="removable" aria-label={removeLabel} onClick={() => onRemove()}>
      <span key={label} className={styles.label}>
        {label}
      </span>
      <CloseIcon size="small" className={styles.cross} />
    </ChipButton>
  );
});
