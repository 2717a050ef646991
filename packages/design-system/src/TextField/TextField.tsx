import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { CloseIcon, ErrorIcon } from '../Icon/index.ts';
import { useWords } from '../words/useWords.ts';
import { emptyInput } from './emptyInput.ts';
import * as styles from './TextField.css.ts';
import { type TextFieldWords, textFieldWords } from './words.ts';

type NativeProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  | 'className'
  | 'style'
  | 'size'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'prefix'
  | 'type'
  | 'disabled'
  | 'readOnly'
  | 'required'
  | 'aria-invalid'
>;

export interface TextFieldProps extends NativeProps {
  label: string;
  /** Help that is always visible, beneath the label. */
  description?: string;
  /** What is wrong and what to do; makes the field invalid. */
  errorMessage?: string | undefined;
  /** @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'password' | 'date';
  /** The text, when the caller owns it. */
  value?: string;
  /** The first text, when the field owns it. */
  defaultValue?: string;
  /** Receives the whole text at each keystroke, and '' when it is cleared. */
  onChange?: (value: string) => void;
  /** Before the text: an icon, or a unit such as "+33". */
  prefix?: ReactNode;
  /** After the text: an icon, or a unit such as "€". */
  suffix?: ReactNode;
  /** Offers a button that empties the field while there is text in it. */
  isClearable?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  words?: Partial<TextFieldWords>;
}

/** One line of text with its label, help and error, all tied to the input. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    label,
    description,
    errorMessage,
    type = 'text',
    onChange,
    prefix,
    suffix,
    isClearable = false,
    isDisabled = false,
    isReadOnly = false,
    isRequired = false,
    words: overrides,
    // A space, so that `:placeholder-shown` tells an empty field from a filled one without any script.
    placeholder = ' ',
    id: givenId,
    'aria-describedby': describedBy,
    ...input
  },
  ref,
) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const words = useWords(textFieldWords, overrides);
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);
  const descriptions = [description && `${id}-description`, errorMessage && `${id}-error`, describedBy];
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {description && (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
      <div className={styles.box}>
        {prefix && <span className={styles.slot}>{prefix}</span>}
        <input
          {...input}
          ref={inputRef}
          id={id}
          type={type}
          className={styles.input}
          placeholder={placeholder}
          disabled={isDisabled}
          readOnly={isReadOnly}
          required={isRequired}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
          onChange={({ target }) => onChange?.(target.value)}
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
      {errorMessage && (
        <p id={`${id}-error`} className={styles.error}>
          <ErrorIcon size="small" className={styles.errorIcon} />
          <span>{errorMessage}</span>
        </p>
      )}
    </div>
  );
});
