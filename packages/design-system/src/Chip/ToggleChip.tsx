import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useLocale } from '../words/index.ts';
import * as styles from './Chip.css.ts';

export interface ToggleChipProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'type' | 'children' | 'className' | 'style' | 'disabled' | 'aria-pressed' | 'onChange'
> {
  label: string;
  /** How many results there are behind it, "(24)" after the label and part of the name. */
  count?: number | undefined;
  /** Whether it is chosen; the caller owns it. */
  isPressed: boolean;
  /** Receives whether it is chosen now. */
  onChange: (isPressed: boolean) => void;
  /** Cannot be pressed; it stays in the tab order, since it may become so while it has the focus. @default false */
  isDisabled?: boolean;
}

/** One of several things that can be chosen, as a button that stays pressed. */
export const ToggleChip = forwardRef<HTMLButtonElement, ToggleChipProps>(function ToggleChip(
  { label, count, isPressed, onChange, isDisabled = false, onClick, ...button },
  ref,
) {
  const locale = useLocale();
  return (
    <button
      {...button}
      ref={ref}
      type="button"
      className={styles.chip}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      onClick={(event) => {
        onClick?.(event);
        if (!isDisabled) onChange(!isPressed);
      }}
    >
      <span className={styles.label}>{label}</span>
      {count !== undefined && (
        <span key={count} className={styles.count}>
          {`(${count.toLocaleString(locale)})`}
        </span>
      )}
    </button>
  );
});
