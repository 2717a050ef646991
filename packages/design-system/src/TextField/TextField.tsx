import { forwardRef, type ReactNode, useImperativeHandle, useRef } from 'react';
import * as field from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { type FieldProps, type NativeProps, useField } from '../Field/useField.ts';
import { CloseIcon } from '../Icon/index.ts';
import { useWords } from '../words/index.ts';
import { emptyInput } from './emptyInput.ts';
import * as styles from './TextField.css.ts';
import type { TextFieldWords } from './words.ts';

export interface TextFieldProps
  extends
    NativeProps<'input', 'size' | 'value' | 'defaultValue' | 'prefix' | 'type' | 'readOnly'>,
    FieldProps {
  /** Its visible name, e.g. "E-mail address". */
  label: string;
  /** @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'password' | 'date';
  /** The text, when the caller owns it. */
  value?: string;
  /** The first text, when the field owns it. */
  defaultValue?: string;
  /** Receives the whole text at each keystroke, and '' when it is cleared; the event itself goes to `onChange`. */
  onValueChange?: (value: string) => void;
  /** Before the text: an icon, or a unit such as "+33". */
  prefix?: ReactNode;
  /** After the text: an icon, or a unit such as "€". */
  suffix?: ReactNode;
  /** Offers a button that empties the field while there is text in it. */
  isClearable?: boolean;
  /** Can be read, copied and sent, but not changed. @default false */
  isReadOnly?: boolean;
  /** Own words in place of the page's, one by one. */
  words?: Partial<TextFieldWords>;
}

/** One line of text with its label, help and error, all tied to the input. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    label,
    mark,
    description,
    errorMessage,
    type = 'text',
    onChange,
    onValueChange,
    prefix,
    suffix,
    isClearable = false,
    isDisabled = false,
    isReadOnly = false,
    isRequired = false,
    words: overrides,
    // A space, so that `:placeholder-shown` tells an empty field from a filled one without any script.
    placeholder = ' ',
    id,
    'aria-describedby': describedBy,
    ...input
  },
  ref,
) {
  const words = useWords('TextField', overrides);
  const control = useField({
    id,
    description,
    errorMessage,
    isDisabled,
    isRequired,
    'aria-describedby': describedBy,
  });
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);
  return (
    <FieldFrame
      id={control.id}
      label={label}
      description={description}
      errorMessage={errorMessage}
      mark={mark}
    >
      <div className={field.box}>
        {prefix && <span className={styles.slot}>{prefix}</span>}
        <input
          {...input}
          {...control}
          ref={inputRef}
          type={type}
          className={field.control}
          placeholder={placeholder}
          readOnly={isReadOnly}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
        {isClearable && !isDisabled && !isReadOnly && (
          <button
            type="button"
            className={styles.clear}
            aria-label={words.clear(label)}
            onClick={() => inputRef.current && emptyInput(inputRef.current)}
          >
            <CloseIcon size="small" />
          </button>
        )}
        {suffix && <span className={styles.slot}>{suffix}</span>}
      </div>
    </FieldFrame>
  );
});
