import type { RefObject } from 'react';
import { activeElementAround } from '../layers/dom.ts';
import { CloseIcon } from '../Icon/index.ts';
import * as field from '../SearchBox/SearchField.css.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as styles from './DestinationField.css.ts';
import type { DestinationCombobox } from './useDestinationCombobox.ts';
import type { DestinationFieldWords } from './words.ts';

interface DestinationInputProps {
  inputRef: RefObject<HTMLInputElement | null>;
  combobox: DestinationCombobox;
  id: string;
  label: string;
  placeholder: string | undefined;
  name?: string | undefined;
  isDisabled?: boolean;
  /** `bar` has its label above; in the `overlay`, the title is the visible label. */
  look: 'bar' | 'overlay';
  words: DestinationFieldWords;
  /** Called when the input loses the focus to another element of the page. */
  onLeave?: () => void;
}

/** The text input of a destination with its clear button, in the page and in the phone's overlay. */
export function DestinationInput({
  inputRef,
  combobox,
  id,
  label,
  placeholder,
  name,
  isDisabled = false,
  look,
  words,
  onLeave,
}: DestinationInputProps) {
  const clear = () => {
    combobox.clear();
    inputRef.current?.focus();
  };
  const isInBar = look === 'bar';
  return (
    <div className={`${field.field} ${isInBar ? '' : styles.boxed}`}>
      <label htmlFor={id} className={isInBar ? field.label : visuallyHidden}>
        {label}
      </label>
      <input
        {...combobox.inputProps}
        ref={inputRef}
        type="text"
        id={id}
        name={name}
        placeholder={placeholder}
        disabled={isDisabled}
        className={`${isInBar ? field.control : styles.boxedInput} ${styles.input}`}
        onBlur={({ currentTarget }) => {
          // When the whole window loses the focus, the input remains the active element, and nothing is left.
          if (activeElementAround(currentTarget) !== currentTarget) onLeave?.();
        }}
      />
      {combobox.canClear && !isDisabled && (
        <button
          type="button"
          aria-label={words.clear}
          className={styles.clear}
          // The press must not take the focus from the input, which would restore the destination first.
          onMouseDown={combobox.keepFocus}
          onClick={clear}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
