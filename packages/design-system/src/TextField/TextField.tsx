import { forwardRef, type ReactNode } from 'react';
import * as styles from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { type FieldProps, type InputProps, useField } from '../Field/useField.ts';
import { useEarlyText } from '../Field/useEarlyText.ts';
import { useRefusedTyping } from '../Field/useRefusedTyping.ts';
import { CloseIcon } from '../Icon/index.ts';
import { useWords } from '../words/index.ts';
import { emptyInput } from './emptyInput.ts';
import { useSharedRef } from '../react/useSharedRef.ts';
import * as own from './TextField.css.ts';
import type { TextFieldWords } from './words.ts';

export interface TextFieldProps extends FieldProps {
  /** Visible name, e.g. "E-mail address". */
  label: string;
  /** @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'password' | 'date';
  /** The text; controlled. */
  value?: string;
  /** The initial text; uncontrolled. */
  defaultValue?: string;
  /** Receives the whole text at each keystroke, and '' when it is cleared. */
  onChange?: (value: string) => void;
  /** Content before the text: an icon, or a unit such as "+33". */
  prefix?: ReactNode;
  /** Content after the text: an icon, or a unit such as "€". */
  suffix?: ReactNode;
  /**
   * Maximum length in characters: typed or pasted text over it is refused, and the limit is shown for a second
   * (PR-133, ALG-21). It does not use the native attribute, which counts UTF-16 code units and cuts pasted text.
   * @default no limit
   */
  maxLength?: number;
  /** Whether to show a button that empties the field while it contains text. */
  isClearable?: boolean;
  /** Whether it can be read, copied and sent, but not changed. @default false */
  isReadOnly?: boolean;
  /** Further props of the native input, e.g. `name`, `autoComplete`, or `register('email')` of react-hook-form. */
  inputProps?: InputProps<'input', 'type' | 'value' | 'size' | 'prefix'>;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<TextFieldWords>;
}

/**
 * A field for one line of text with its label, help and error, which are all linked to the input. The ref is the
 * input.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const { label, type = 'text', value, defaultValue, onChange, prefix, suffix, ...rest } = props;
  const { isClearable = false, isReadOnly = false, maxLength = Infinity, words: overrides, ...field } = rest;
  const words = useWords('TextField', overrides);
  const inputRef = useSharedRef(ref, field.inputProps?.ref);
  useEarlyText(inputRef, onChange);
  const isRefused = useRefusedTyping(inputRef, { maxLength });
  const { control, frame } = useField(
    { ...field, errorMessage: isRefused ? words.refused(maxLength) : field.errorMessage },
    inputRef,
  );
  return (
    <FieldFrame {...frame} label={label}>
      <div className={styles.box}>
        {prefix && <span className={own.slot}>{prefix}</span>}
        <input
          // A space, so that `:placeholder-shown` matches an empty field without any script.
          placeholder=" "
          {...control}
          type={type}
          className={styles.control}
          value={value}
          defaultValue={defaultValue}
          readOnly={isReadOnly}
          onChange={(event) => {
            control.onChange?.(event);
            onChange?.(event.target.value);
          }}
        />
        {isClearable && !control.disabled && !isReadOnly && (
          <button
            type="button"
            className={own.clear}
            aria-label={words.clear(label)}
            onClick={() => control.ref.current && emptyInput(control.ref.current)}
          >
            <CloseIcon size="small" />
          </button>
        )}
        {suffix && <span className={own.slot}>{suffix}</span>}
      </div>
    </FieldFrame>
  );
});
