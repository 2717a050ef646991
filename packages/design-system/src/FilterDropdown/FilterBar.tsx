import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as styles from './FilterDropdown.css.ts';

export interface FilterBarProps {
  /** Takes the draft over, e.g. "View 24 offers"; without a number while none is known (SE-108, D-143). */
  confirmLabel: string;
  /**
   * The offers for the draft are being counted: shown as a moving line; once counted the label is read out politely.
   */
  isCounting?: boolean;
  /** The visitor takes the draft over; the panel closes (SE-117). */
  onConfirm: () => void;
  /** Empties the filter, e.g. "Reset". */
  resetLabel: string;
  /** The visitor empties the filter; the panel stays open (SE-119). */
  onReset: () => void;
  /** Whether there is anything to empty. @default true */
  canReset?: boolean;
}

/** The bar beneath the controls of a filter. */
export function FilterBar({
  confirmLabel,
  isCounting = false,
  onConfirm,
  resetLabel,
  onReset,
  canReset = true,
}: FilterBarProps) {
  const [labelAtFirst] = useState(confirmLabel);
  const [hasCounted, setCounted] = useState(false);
  if (!hasCounted && (isCounting || confirmLabel !== labelAtFirst)) setCounted(true);
  return (
    <>
      {isCounting && <span className={styles.counting} />}
      <Button
        tone="quiet"
        size="small"
        isDisabled={!canReset}
        isFocusableWhenDisabled
        onClick={() => onReset()}
      >
        {resetLabel}
      </Button>
      <Button size="small" onClick={() => onConfirm()}>
        <span key={confirmLabel}>{confirmLabel}</span>
      </Button>
      <span role="status" className={visuallyHidden}>
        {hasCounted && !isCounting && <span key={confirmLabel}>{confirmLabel}</span>}
      </span>
    </>
  );
}
