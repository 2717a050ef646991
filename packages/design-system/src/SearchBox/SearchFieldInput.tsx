import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import * as styles from './SearchField.css.ts';

export interface SearchFieldInputProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'children' | 'className' | 'style'
> {
  /** What the field is for, e.g. "Arrival". */
  label: string;
}

/**
 * A search field that is a native input, e.g. a date or a number: for forms that have to work without JavaScript, where
 * a `SearchFieldButton` opens nothing.
 */
export const SearchFieldInput = forwardRef<HTMLInputElement, SearchFieldInputProps>(function SearchFieldInput(
  { label, id: idAsked, ...inputProps },
  ref,
) {
  const ownId = useId();
  const id = idAsked ?? ownId;
  return (
    <div className={`${styles.field} ${styles.native.field}`}>
      <label htmlFor={id} className={`${styles.label} ${styles.native.label}`}>
        {label}
      </label>
      <input {...inputProps} ref={ref} id={id} className={`${styles.control} ${styles.native.control}`} />
    </div>
  );
});
