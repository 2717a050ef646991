import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'aria-label' | 'aria-pressed' | 'children' | 'disabled' | 'onChange'
> {
  /** Accessible name, which says what a press does, e.g. "Close". */
  label: string;
  /** The icon, e.g. `<CloseIcon />`. */
  icon: ReactNode;
  /** Without a border, with one, or on a raised disc over a picture. @default 'quiet' */
  tone?: 'quiet' | 'outlined' | 'floating';
  /** Makes it a toggle button whose state the caller owns. Its label must be the same in both states. */
  isSelected?: boolean;
  /** Called at each press; receives whether the toggle button should now be on. */
  onChange?: (isSelected: boolean) => void;
  /** Whether it cannot be pressed; it leaves the tab order unless `isFocusableWhenDisabled`. @default false */
  isDisabled?: boolean;
  /** Keeps a disabled button in the tab order, so that a keyboard user does not lose their place. */
  isFocusableWhenDisabled?: boolean;
  /** For the position in the layout around it, e.g. a grid area or over a picture; `tone` decides the look. */
  className?: string;
}

/** A button that shows only an icon: 44 px wide and tall, always with an accessible name. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  {
    label,
    icon,
    tone = 'quiet',
    isSelected,
    onChange,
    isDisabled = false,
    isFocusableWhenDisabled = false,
    className,
    onClick,
    ...button
  },
  ref,
) {
  const isInert = isDisabled && isFocusableWhenDisabled;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) {
      event.preventDefault();
    } else {
      onClick?.(event);
      onChange?.(!isSelected);
    }
  };
  return (
    <button
      type="button"
      {...button}
      ref={ref}
      className={[styles.button, styles.tone[tone], className].filter(Boolean).join(' ')}
      aria-label={label}
      aria-pressed={isSelected}
      aria-disabled={isInert || undefined}
      disabled={isDisabled && !isInert}
      onClick={press}
    >
      {icon}
    </button>
  );
});
