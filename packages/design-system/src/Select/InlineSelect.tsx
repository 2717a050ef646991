import { forwardRef, useId } from 'react';
import { ChevronDownIcon } from '../Icon/index.ts';
import * as styles from './InlineSelect.css.ts';
import { type SelectBaseProps, selectOptions } from './selectOptions.tsx';

export type InlineSelectProps = Omit<SelectBaseProps, 'className' | 'style'>;

/** A small `Select` in a line of text or of chips, its label before it: the order of a list, a unit. */
export const InlineSelect = forwardRef<HTMLSelectElement, InlineSelectProps>(function InlineSelect(
  { label, options, onChange, onValueChange, ...select },
  ref,
) {
  const id = useId();
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          {...select}
          ref={ref}
          id={id}
          className={styles.select}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        >
          {selectOptions(options)}
        </select>
        <ChevronDownIcon size="small" className={styles.chevron} />
      </div>
    </div>
  );
});
