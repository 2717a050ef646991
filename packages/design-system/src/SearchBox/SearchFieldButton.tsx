import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import * as styles from './SearchField.css.ts';

export interface SearchFieldButtonProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'type' | 'value' | 'children' | 'className' | 'style'
> {
  /** What the field is for, e.g. "Travellers". */
  label: string;
  /** What is chosen, in words; empty or left out shows the placeholder. */
  value?: string | undefined;
  /** Shown muted while nothing is chosen, e.g. "Add dates". */
  placeholder?: string | undefined;
}

/** Id of the label alone inside a field button, to name what the button opens. */
export function labelIdOf(buttonId: string): string {
  return `${buttonId}label`;
}

/** A search field that is one button: its label above, what was chosen below. It opens a panel, a sheet or a dialog. */
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
        {/* A page may know before hydration what is chosen, e.g. from the hash, and may have written it here. */}
        <span className={styles.value} data-empty={isEmpty || undefined} suppressHydrationWarning>
          {isEmpty ? placeholder : value}
        </span>
      </button>
    );
  },
);
