import { type DayInput, toDay } from '@sabadora/days';
import { forwardRef } from 'react';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { useField, type FieldProps } from '../Field/useField.ts';
import { useTypedValue, type TypedValueProps } from '../Field/useTypedValue.ts';
import * as styles from '../Field/Field.css.ts';
import { useLocale, useWords } from '../words/index.ts';
import { readDate, writeDate, type DateProblem, type DateRules } from './readDate.ts';
import type { DateFieldWords } from './words.ts';

export interface DateFieldProps
  extends FieldProps, Omit<TypedValueProps, 'value' | 'defaultValue'>, Omit<DateRules, 'locale'> {
  /** Its visible name, e.g. "Date of birth". */
  label: string;
  /** The day, when the caller owns it: ISO text, a `CalendarDate` or a `Temporal.PlainDate`; '' without one. */
  value?: DayInput | undefined;
  /** The first day, when the field owns it; a reset goes back to it. @default '' */
  defaultValue?: DayInput | undefined;
  /** Whether the date is shown but cannot be changed. @default false */
  isReadOnly?: boolean;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<DateFieldWords>;
}

/**
 * One date, typed as people write dates in the page's language; `onChange` gives an ISO day, "2026-07-24", or ''.
 *
 * A text that is not a date, or a day outside `minDate` and `maxDate`, stays as it was typed, with an error message
 * beneath it; the value is '' then. This message takes precedence over `errorMessage`.
 *
 * It does not use `<input type="date">`, which writes dates in the browser's language instead of the page's, accepts
 * neither pasted text nor names of months, clears unreadable text without an explanation, and opens a calendar that
 * is not useful for a date of birth.
 *
 * Own code, because React Aria's date field with its state weighs 34 kB gzip in five languages, and 42 in all of its
 * own; this weighs 5.7 with its styles. React Aria's segments accept a day, a month or a year each, not a pasted
 * date.
 *
 * The ref is the input.
 */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(props, ref) {
  const { label, value, defaultValue, onChange, inputProps, isReadOnly = false, ...rest } = props;
  const { today, minDate, maxDate, words: overrides, ...field } = rest;
  const locale = useLocale();
  const words = useWords('DateField', overrides);
  const write = (day: DayInput) => writeDate(day, locale);
  const typed = useTypedValue<DateProblem>(
    { value: value && toDay(value), defaultValue: defaultValue && toDay(defaultValue), onChange, inputProps },
    {
      read: (text) => {
        const reading = readDate(text, { locale, today, minDate, maxDate });
        return 'problem' in reading ? reading : { value: reading.isoDate, text: write(reading.isoDate) };
      },
      write,
      say: (problem) => {
        if (problem === 'tooEarly') return words.tooEarly(write(minDate ?? today));
        if (problem === 'tooLate') return words.tooLate(write(maxDate ?? today));
        return words[problem](write(maxDate ?? minDate ?? today));
      },
    },
    ref,
  );
  const { control, frame } = useField(
    { ...field, errorMessage: typed.problem ?? field.errorMessage, inputProps: typed.inputProps },
    typed.inputRef,
  );
  return (
    <FieldFrame {...frame} label={label} isErrorAnnounced={typed.problem !== undefined}>
      <div className={styles.box}>
        <input autoComplete="off" {...control} type="text" className={styles.control} readOnly={isReadOnly} />
        {typed.sent && <input type="hidden" {...typed.sent} disabled={control.disabled} />}
      </div>
    </FieldFrame>
  );
});
