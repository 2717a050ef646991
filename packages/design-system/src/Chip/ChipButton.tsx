import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import * as styles from './Chip.css.ts';

/** What the button of any chip takes besides its own props. */
export type ChipNativeProps = Omit<
  ComponentPropsWithoutRef<'button'>,
  'type' | 'children' | 'className' | 'style' | 'disabled' | 'onChange'
>;

interface ChipButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'className' | 'style'> {
  variant?: keyof typeof styles.variants;
  /** Draws it as one behind which something is chosen. */
  isActive?: boolean;
}

/** The button that every chip is: what is chosen, taken away, or opened by it. */
export const ChipButton = forwardRef<HTMLButtonElement, ChipButtonProps>(function ChipButton(
  { variant = 'medium', isActive = false, ...button },
  ref,
) {
  return (
    <button
      {...button}
      ref={ref}
      type="button"
      className={`${styles.chip} ${styles.variants[variant]}`}
      data-active={isActive || undefined}
    />
  );
});
