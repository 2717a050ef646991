import { forwardRef, useId, useReducer } from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { useSharedRef } from '../react/useSharedRef.ts';
import * as styles from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { type FieldProps, type InputProps, useField } from '../Field/useField.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/index.ts';
import type { CharacterUnit } from '../Field/characters.ts';
import * as own from './TextArea.css.ts';
import { useGrowth } from './useGrowth.ts';
import { useTextLimit } from './useTextLimit.ts';
import type { TextAreaWords } from './words.ts';

export interface TextAreaProps extends FieldProps {
  /** Visible name, e.g. "Your message". */
  label: string;
  /** The text; controlled. */
  value?: string;
  /** The initial text; uncontrolled. */
  defaultValue?: string;
  /** Receives the whole text at each keystroke. */
  onChange?: (value: string) => void;
  /**
   * Maximum length in `unit`s, where a line break counts as one. It does not use the native attribute, which counts
   * UTF-16 code units and cuts pasted text.
   * @default no limit
   */
  maxLength?: number;
  /** @default 'character' */
  unit?: CharacterUnit;
  /**
   * Handling of text over the limit: "error" accepts it and shows how much to remove; "refuse" rejects the input and
   * shows the limit for a second (PR-133, ALG-21). Neither cuts text.
   * @default 'error'
   */
  overLimit?: 'error' | 'refuse';
  /** Whether it can be read, copied and sent, but not changed. @default false */
  isReadOnly?: boolean;
  /** Further props of the native text area, e.g. `name`, or `register('message')` of react-hook-form. */
  inputProps?: InputProps<'textarea', 'value' | 'maxLength' | 'rows' | 'cols'>;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<TextAreaWords>;
}

/**
 * A field for several lines of text that grows from three lines, with a limit shown below it and announced only near
 * its end. The ref is the text area.
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const { label, value, defaultValue, onChange, isReadOnly = false, words: overrides, ...rest } = props;
  const { maxLength, unit = 'character', overLimit = 'error', inputProps, ...field } = rest;
  const words = useWords('TextArea', overrides);
  // Must come before every hook that reads the text: a form library sets it when it receives the element.
  const areaRef = useSharedRef(ref, inputProps?.ref);
  const limit = useTextLimit(areaRef, value ?? defaultValue ?? '', {
    maxLength,
    unit,
    isRefusing: overLimit === 'refuse',
  });
  // Re-renders for the height, also if there is no limit to count towards.
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useGrowth(areaRef);

  const tooLong = maxLength !== undefined && limit.left < 0 ? words.over(-limit.left, maxLength) : undefined;
  const refused = maxLength !== undefined && limit.isRefused ? words.refused(maxLength) : undefined;
  useBrowserLayoutEffect(() => {
    areaRef.current?.setCustomValidity(tooLong ?? '');
  }, [tooLong]);

  const noteId = useId();
  const describedBy = [maxLength !== undefined && noteId, inputProps?.['aria-describedby']];
  const { control, frame } = useField(
    {
      ...field,
      errorMessage: tooLong ?? refused ?? field.errorMessage,
      inputProps: {
        ...inputProps,
        ref: undefined,
        'aria-describedby': describedBy.filter(Boolean).join(' '),
      },
    },
    areaRef,
  );
  function saidText(left: number | undefined): string {
    if (refused) return refused;
    if (left === undefined || maxLength === undefined) return '';
    return left < 0 ? words.over(-left, maxLength) : words.left(left);
  }
  return (
    <FieldFrame
      {...frame}
      label={label}
      note={
        maxLength !== undefined && (
          <>
            <p id={noteId} className={own.note}>
              {limit.isNear && limit.left >= 0 ? words.left(limit.left) : words.limit(maxLength)}
            </p>
            <output className={visuallyHidden}>{saidText(limit.saidLeft)}</output>
          </>
        )
      }
    >
      <div className={styles.box}>
        <textarea
          {...control}
          rows={3}
          value={value}
          defaultValue={defaultValue}
          readOnly={isReadOnly}
          className={`${styles.control} ${own.area}`}
          onChange={(event) => {
            limit.onInput();
            redraw();
            control.onChange?.(event);
            onChange?.(event.target.value);
          }}
        />
      </div>
    </FieldFrame>
  );
});
