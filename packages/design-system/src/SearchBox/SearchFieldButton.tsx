import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import * as styles from './SearchField.css.ts';

export interface SearchFieldButtonProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'type' | 'value' | 'children' | 'className' | 'style'
> {
  /** Label of the field, e.g. "Travellers". */
  label: string;
  /** Current choice in words; without it the placeholder is shown. */
  value?: string | undefined;
  /** Shown muted while nothing is chosen, e.g. "Add dates". */
  placeholder?: string | undefined;
}

/** Id of the label inside a field button, used to name the popup of the button. */
export function labelIdOf(buttonId: string): string {
  return `${buttonId}label`;
}

/** A search field that is one button, its label above its value. It opens a panel, a sheet or a dialog. */
export const SearchFieldButton = forwardRef<HTMLButtonElement, SearchFieldButtonProps>(
  function SearchFieldButton({ label, value = '', placeholder = '', id, ...buttonProps }, ref) {
    const isEmpty = value === '';
    return (
      <button
        {...buttonProps}
        id={id}
        ref={ref}
        type="button"
        className={`${styles.control} ${styles.pressable}`}
      >
        <span id={id === undefined ? undefined : labelIdOf(id)} className={styles.label}>
          {label}
        </span>
        {/* The space keeps label and value apart in the accessible name. */}{' '}
        {/* A script may have written the current choice here before hydration, e.g. from the hash. */}
        <span className={styles.value} data-empty={isEmpty || undefined} suppressHydrationWarning>
          {isEmpty ? placeholder : value}
        </span>
      </button>
    );
  },
);
