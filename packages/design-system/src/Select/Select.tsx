import { forwardRef } from 'react';
import * as styles from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { type FieldProps, useField } from '../Field/useField.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import { useSharedRef } from '../react/useSharedRef.ts';
import * as own from './Select.css.ts';
import { type SelectListProps, selectOptions } from './selectOptions.tsx';

export interface SelectProps extends SelectListProps, FieldProps {
  /** Muted text until an option is chosen, e.g. "Choose a reason"; its value is ''. */
  placeholder?: string;
}

/**
 * One choice among a few, as a native select: the best list on a phone, and part of a form without JavaScript. The
 * ref is the select.
 */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, options, placeholder, value, defaultValue, onChange, ...field },
  ref,
) {
  const { control, frame } = useField(field, useSharedRef(ref, field.inputProps?.ref));
  return (
    <FieldFrame {...frame} label={label}>
      <div className={styles.box}>
        <select
          {...control}
          value={value}
          defaultValue={defaultValue}
          className={`${styles.control} ${own.select}`}
          onChange={(event) => {
            control.onChange?.(event);
            onChange?.(event.target.value);
          }}
        >
          {placeholder !== undefined && (
            // Hidden from the list when required, so that it cannot be chosen again.
            <option value="" hidden={control.required} data-placeholder="">
              {placeholder}
            </option>
          )}
          {selectOptions(options)}
        </select>
        <ChevronDownIcon className={own.chevron} />
      </div>
    </FieldFrame>
  );
});
