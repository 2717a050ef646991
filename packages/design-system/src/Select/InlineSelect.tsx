import { forwardRef, useId } from 'react';
import { chip } from '../Chip/Chip.css.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import { useSharedRef } from '../react/useSharedRef.ts';
import * as styles from './InlineSelect.css.ts';
import { type SelectListProps, selectOptions } from './selectOptions.tsx';

export interface InlineSelectProps extends SelectListProps, RootProps {}

/**
 * A small `Select` in a line of text or of chips, with its label before it, e.g. for sort order or unit. The ref is
 * the select.
 */
export const InlineSelect = forwardRef<HTMLSelectElement, InlineSelectProps>(function InlineSelect(
  { label, options, value, defaultValue, onChange, inputProps, ...root },
  ref,
) {
  const ownId = useId();
  const id = inputProps?.id ?? ownId;
  return (
    <div {...root} className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          {...inputProps}
          ref={useSharedRef(ref, inputProps?.ref)}
          id={id}
          value={value}
          defaultValue={defaultValue}
          className={`${chip} ${styles.select}`}
          onChange={(event) => {
            inputProps?.onChange?.(event);
            onChange?.(event.target.value);
          }}
        >
          {selectOptions(options)}
        </select>
        <ChevronDownIcon size="small" className={styles.chevron} />
      </div>
    </div>
  );
});
