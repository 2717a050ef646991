import { forwardRef, useState } from 'react';
import { useLocale } from '../words/index.ts';
import * as styles from './Chip.css.ts';
import { ChipButton, type ChipNativeProps } from './ChipButton.tsx';

export interface ToggleChipProps extends Omit<ChipNativeProps, 'aria-pressed'> {
  label: string;
  /** How many results there are behind it, "(24)" after the label and part of the name. */
  count?: number | undefined;
  /** Whether it is chosen, when the caller owns that. */
  isSelected?: boolean | undefined;
  /** Whether it is chosen at first, when it owns that itself. @default false */
  defaultSelected?: boolean | undefined;
  /** Receives whether it is chosen now. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** Cannot be pressed; it stays in the tab order, since it may become so while it has the focus. @default false */
  isDisabled?: boolean;
  /** @default 'medium' */
  size?: 'small' | 'medium';
}

/** One of several things that can be chosen, as a button that stays pressed. */
export const ToggleChip = forwardRef<HTMLButtonElement, ToggleChipProps>(function ToggleChip(props, ref) {
  const {
    label,
    count,
    isSelected: ownedIsSelected,
    defaultSelected = false,
    onChange,
    isDisabled = false,
    size = 'medium',
    onClick,
    ...button
  } = props;
  const locale = useLocale();
  const [ownIsSelected, setOwnIsSelected] = useState(defaultSelected);
  const isSelected = ownedIsSelected ?? ownIsSelected;
  return (
    <ChipButton
      {...button}
      ref={ref}
      variant={size}
      isActive={isSelected}
      aria-pressed={isSelected}
      aria-disabled={isDisabled || undefined}
      onClick={(event) => {
        onClick?.(event);
        if (isDisabled) return;
        setOwnIsSelected(!isSelected);
        onChange?.(!isSelected);
      }}
    >
      <span className={styles.label}>{label}</span>
      {count !== undefined && (
        <span key={count} className={styles.count}>
          {`(${count.toLocaleString(locale)})`}
        </span>
      )}
    </ChipButton>
  );
});
