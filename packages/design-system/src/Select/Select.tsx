import { forwardRef } from 'react';
import * as field from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { type FieldProps, useField } from '../Field/useField.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import * as styles from './Select.css.ts';
import { type SelectBaseProps, selectOptions } from './selectOptions.tsx';

export interface SelectProps extends SelectBaseProps, FieldProps {
  /** Shown muted until something is chosen, e.g. "Choose a reason"; its value is ''. */
  placeholder?: string;
}

/** One choice among a few, in the platform's own select: the best list on a phone, and part of a form without JavaScript. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const {
    label,
    mark,
    description,
    errorMessage,
    isDisabled: _isDisabled,
    isRequired = false,
    options,
    placeholder,
    onChange,
    onValueChange,
    ...select
  } = props;
  const control = useField(props);
  return (
    <FieldFrame {...{ id: control.id, label, description, errorMessage, mark }}>
      <div className={field.box}>
        <select
          {...select}
          {...control}
          ref={ref}
          className={`${field.control} ${styles.select}`}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        >
          {placeholder !== undefined && (
            // Out of the list where an answer is due: it cannot be chosen again.
            <option value="" hidden={isRequired} data-placeholder="">
              {placeholder}
            </option>
          )}
          {selectOptions(options)}
        </select>
        <ChevronDownIcon className={styles.chevron} />
      </div>
    </FieldFrame>
  );
});
