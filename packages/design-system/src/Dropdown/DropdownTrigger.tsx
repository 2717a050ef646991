import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import * as chip from '../Chip/Chip.css.ts';
import { ChipButton } from '../Chip/ChipButton.tsx';
import { ChevronDownIcon } from '../Icon/index.ts';
import * as styles from './Dropdown.css.ts';

export interface DropdownTriggerProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'type' | 'children' | 'className' | 'style'
> {
  label: string;
  /** Of the label alone, to name what the trigger opens. */
  labelId?: string | undefined;
  /** What is chosen, after the label. */
  chosen?: ReactNode;
  /** A drawing before the words. */
  startIcon?: ReactNode;
  /** Marks a trigger behind which something is chosen. */
  isActive?: boolean;
}

/** The chip alone, without a panel. */
export const DropdownTrigger = forwardRef<HTMLButtonElement, DropdownTriggerProps>(function DropdownTrigger(
  { label, labelId, chosen, startIcon, ...button },
  ref,
) {
  return (
    <ChipButton {...button} ref={ref} variant="opener">
      {startIcon}
      <span id={labelId} className={chip.label}>
        {label}
      </span>
      {chosen !== undefined && <span className={styles.chosen}>{chosen}</span>}
      <ChevronDownIcon size="small" className={styles.chevron} />
    </ChipButton>
  );
});
