import { forwardRef, useState } from 'react';
import { useLocale } from '../words/index.ts';
import * as styles from './Chip.css.ts';
import { ChipButton, type ChipNativeProps } from './ChipButton.tsx';

export interface ToggleChipProps extends Omit<ChipNativeProps, 'aria-pressed'> {
  label: string;
  /** Number of results, shown as "(24)" after the label and part of the accessible name. */
  count?: number | undefined;
  /** Whether it is selected, when the caller owns the state. */
  isSelected?: boolean | undefined;
  /** Whether it is selected at first, when the chip owns the state. @default false */
  defaultSelected?: boolean | undefined;
  /** Called when it is pressed; receives whether it is now selected. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** Whether it cannot be pressed. It stays in the tab order, since it may have the focus. @default false */
  isDisabled?: boolean;
  /** Size of the chip. @default 'medium' */
  size?: 'small' | 'medium';
}

/** A choice as a button that stays pressed. */
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
