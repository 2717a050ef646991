import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'aria-label' | 'aria-pressed' | 'children' | 'disabled' | 'onChange'
> {
  /** What it does, e.g. "Close"; its only name. */
  label: string;
  /** The drawing, e.g. `<CloseIcon />`. */
  icon: ReactNode;
  /** Without an edge, with one, or on a raised disc over a picture. @default 'quiet' */
  tone?: 'quiet' | 'outlined' | 'floating';
  /** Makes it a toggle button, on or off; the caller owns which. Its label stays the same in both. */
  isSelected?: boolean;
  /** Receives whether the toggle button is to be on, at each press. */
  onChange?: (isSelected: boolean) => void;
  /** Cannot be pressed, and leaves the tab order unless `isFocusableWhenDisabled`. @default false */
  isDisabled?: boolean;
  /** Keeps a disabled button in the tab order, so that a keyboard user does not lose their place. */
  isFocusableWhenDisabled?: boolean;
  /** Places it in the layout around it, e.g. in an area of a grid or over a picture. Its look is the `tone`. */
  className?: string;
}

/** A button that shows only a drawing: 44 px wide and tall, always with a name. */
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
