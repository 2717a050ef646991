import { forwardRef } from 'react';
import * as styles from '../Dropdown/Dropdown.css.ts';
import { DropdownTrigger, type DropdownTriggerProps } from '../Dropdown/DropdownTrigger.tsx';
import { Chosen, isChosen } from './Chosen.tsx';

export interface FilterChipProps extends Omit<DropdownTriggerProps, 'chosen' | 'isActive' | 'labelId'> {
  /** `chosen` of the `FilterDropdown`. */
  chosen?: number | string;
}

/**
 * The chip of a `FilterDropdown` without its panel, in the same size: rendered until the code of the `FilterDropdown`
 * has loaded, e.g. after a press.
 */
export const FilterChip = forwardRef<HTMLButtonElement, FilterChipProps>(function FilterChip(
  { chosen = 0, ...trigger },
  ref,
) {
  const isActive = isChosen(chosen);
  return (
    <div className={styles.root}>
      <DropdownTrigger
        aria-haspopup="dialog"
        aria-expanded={false}
        {...trigger}
        ref={ref}
        isActive={isActive}
        {...(isActive && { chosen: <Chosen chosen={chosen} /> })}
      />
    </div>
  );
});
