import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as styles from './FilterDropdown.css.ts';

export interface FilterBarProps {
  /** Text of the button that applies the draft, e.g. "View 24 offers"; no number until known (SE-108, D-143). */
  confirmLabel: string;
  /**
   * Whether the offers for the draft are being counted, shown as a moving line; the label is announced politely after
   * that. @default false
   */
  isCounting?: boolean;
  /** Called when the visitor applies the draft; the panel closes (SE-117). */
  onConfirm: () => void;
  /** Text of the button that empties the filter, e.g. "Reset". */
  resetLabel: string;
  /** Called when the visitor empties the filter; the panel stays open (SE-119). */
  onReset: () => void;
  /** Whether the filter can be emptied. @default true */
  canReset?: boolean;
}

/** The bar of buttons beneath the controls of a filter. */
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
