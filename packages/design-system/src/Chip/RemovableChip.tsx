import { forwardRef } from 'react';
import { CloseIcon } from '../Icon/index.ts';
import * as styles from './Chip.css.ts';
import { ChipButton, type ChipNativeProps } from './ChipButton.tsx';

export interface RemovableChipProps extends Omit<ChipNativeProps, 'aria-label' | 'onClick'> {
  /** What is in use, e.g. "Spa". */
  label: string;
  /** What a press does, in words that hold the label, e.g. "Remove Spa"; its name. */
  removeLabel: string;
  /** The visitor takes it away. Where the focus goes then is the caller's to say. */
  onRemove: () => void;
}

/** Something in use that a press takes away. */
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
