import { forwardRef, useId, useImperativeHandle, useReducer, useRef } from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import * as field from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { type FieldProps, type NativeProps, useField } from '../Field/useField.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/index.ts';
import type { CharacterUnit } from './characters.ts';
import * as styles from './TextArea.css.ts';
import { useGrowth } from './useGrowth.ts';
import { useTextLimit } from './useTextLimit.ts';
import type { TextAreaWords } from './words.ts';

export interface TextAreaProps
  extends
    NativeProps<
      'textarea',
      'value' | 'defaultValue' | 'maxLength' | 'rows' | 'cols' | 'readOnly' | 'children'
    >,
    FieldProps {
  /** Its visible name, e.g. "Your message". */
  label: string;
  /** The text, when the caller owns it. */
  value?: string;
  /** The first text, when the field owns it. */
  defaultValue?: string;
  /** Receives the whole text at each keystroke; the event itself goes to `onChange`. */
  onValueChange?: (value: string) => void;
  /** The longest text, in `unit`s, a line's end being one; not the native attribute, which counts UTF-16 and cuts what is pasted. @default no limit */
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
  /** Own words in place of the page's, one by one. */
  words?: Partial<TextAreaWords>;
}

/** Several lines of text, three at first and as many as it takes, with a limit that is shown quietly and said near its end only. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  {
    label,
    mark,
    description,
    errorMessage: givenError,
    isDisabled = false,
    isRequired = false,
    isReadOnly = false,
    id,
    'aria-describedby': describedBy,
    onChange,
    onValueChange,
    maxLength,
    unit = 'character',
    overLimit = 'error',
    words: overrides,
    ...area
  },
  ref,
) {
  const words = useWords('TextArea', overrides);
  const areaRef = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => areaRef.current, []);
  const limit = useTextLimit(areaRef, area.value ?? area.defaultValue ?? '', {
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

  const errorMessage = tooLong ?? refused ?? givenError;
  const ownId = useId();
  const noteId = `${ownId}-note`;
  const control = useField({
    id: id ?? ownId,
    description,
    errorMessage,
    isDisabled,
    isRequired,
    'aria-describedby': [maxLength !== undefined && noteId, describedBy].filter(Boolean).join(' '),
  });
  function saidText(left: number | undefined): string {
    if (refused) return refused;
    if (left === undefined || maxLength === undefined) return '';
    return left < 0 ? words.over(-left, maxLength) : words.left(left);
  }
  return (
    <FieldFrame
      id={control.id}
      label={label}
      description={description}
      errorMessage={errorMessage}
      mark={mark}
      note={
        maxLength !== undefined && (
          <>
            <p id={noteId} className={styles.note}>
              {limit.isNear && limit.left >= 0 ? words.left(limit.left) : words.limit(maxLength)}
            </p>
            <output className={visuallyHidden}>{saidText(limit.saidLeft)}</output>
          </>
        )
      }
    >
      <div className={field.box}>
        <textarea
          {...area}
          {...control}
          ref={areaRef}
          rows={3}
          readOnly={isReadOnly}
          className={`${field.control} ${styles.area}`}
          onChange={(event) => {
            limit.onInput();
            redraw();
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
      </div>
    </FieldFrame>
  );
});
