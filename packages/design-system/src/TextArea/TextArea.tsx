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
  /** Its visible name, e.g. "Your message". */
  label: string;
  /** The text, when the caller owns it. */
  value?: string;
  /** The first text, when the field owns it. */
  defaultValue?: string;
  /** Receives the whole text at each keystroke. */
  onChange?: (value: string) => void;
  /**
   * The longest text, in `unit`s, a line's end being one; not the native attribute, which counts UTF-16 and cuts what
   * is pasted. @default no limit
   */
  maxLength?: number;
  /** @default 'character' */
  unit?: CharacterUnit;
  /**
   * What becomes of a text over the limit: it is taken, with an error that says how much to remove; or what goes over
   * is not taken at all and the limit shows for a second (PR-133, ALG-21). Neither cuts a text. @default 'error'
   */
  overLimit?: 'error' | 'refuse';
  /** Can be read, copied and sent, but not changed. @default false */
  isReadOnly?: boolean;
  /** What the native text area takes besides, e.g. `name`, or `register('message')` of react-hook-form. */
  inputProps?: InputProps<'textarea', 'value' | 'maxLength' | 'rows' | 'cols'>;
  /** Own words in place of the page's, one by one. */
  words?: Partial<TextAreaWords>;
}

/**
 * Several lines of text, three at first and as many as it takes, with a limit that is shown below it and announced near
 * its end only. The ref is the text area.
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const { label, value, defaultValue, onChange, isReadOnly = false, words: overrides, ...rest } = props;
  const { maxLength, unit = 'character', overLimit = 'error', inputProps, ...field } = rest;
  const words = useWords('TextArea', overrides);
  // Before all that reads the text: a form library writes it when it gets the element.
  const areaRef = useSharedRef(ref, inputProps?.ref);
  const limit = useTextLimit(areaRef, value ?? defaultValue ?? '', {
    maxLength,
    unit,
    isRefusing: overLimit === 'refuse',
  });
  // Its height follows its text also where nothing counts it.
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
