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
  /** Id of the label alone, which names the panel that the trigger opens. */
  labelId?: string | undefined;
  /** The chosen values, shown after the label. */
  chosen?: ReactNode;
  /** An icon before the text. */
  startIcon?: ReactNode;
  /** Whether to mark the trigger as active. */
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
