import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import * as styles from './Chip.css.ts';

/** Props of the native button that every chip accepts. */
export type ChipNativeProps = Omit<
  ComponentPropsWithoutRef<'button'>,
  'type' | 'children' | 'className' | 'style' | 'disabled' | 'onChange'
>;

interface ChipButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'className' | 'style'> {
  variant?: keyof typeof styles.variants;
  /** Whether to draw the chip as active, e.g. as selected, or as a filter in use. */
  isActive?: boolean;
}

/** The button of every chip, whether it selects, removes or opens something. */
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
