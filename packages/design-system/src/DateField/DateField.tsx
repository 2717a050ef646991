import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { useField, type FieldProps } from '../Field/useField.ts';
import { useTypedValue, type FieldHandle, type TypedValueProps } from '../Field/useTypedValue.ts';
import * as styles from '../Field/Field.css.ts';
import { useLocale, useWords } from '../words/index.ts';
import { readDate, writeDate, type DateProblem, type DateRules } from './readDate.ts';
import type { DateFieldWords } from './words.ts';

type NativeProps = Pick<
  ComponentPropsWithoutRef<'input'>,
  'autoComplete' | 'inputMode' | 'placeholder' | 'form' | 'enterKeyHint'
>;

export interface DateFieldProps extends FieldProps, TypedValueProps, NativeProps, Omit<DateRules, 'locale'> {
  /** Its visible name, e.g. "Date of birth". */
  label: string;
  /** @default false */
  isReadOnly?: boolean;
  /** Own words in place of the page's, one by one. */
  words?: Partial<DateFieldWords>;
}

/**
 * One date, typed as people write dates in the page's language; the value is an ISO day, "2026-07-24", or ''.
 *
 * A text that is no date, or a day outside `minDate` and `maxDate`, stays as it was typed, with what is wrong beneath
 * it; the value is '' then. The field's own message goes before `errorMessage`.
 *
 * Not `<input type="date">`: it writes dates in the browser's language and not the page's, takes neither pasted text
 * nor names of months, empties itself of what it cannot read without saying why, and opens a calendar that is of no
 * use for a date of birth.
 */
export const DateField = forwardRef<FieldHandle, DateFieldProps>(function DateField(props, ref) {
  const { label, mark, description, isReadOnly = false, today, minDate, maxDate, words: overrides } = props;
  const locale = useLocale();
  const words = useWords('DateField', overrides);
  const write = (isoDate: string) => writeDate(isoDate, locale);
  const typed = useTypedValue<DateProblem>(
    props,
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
  const errorMessage = typed.problem ?? props.errorMessage;
  const control = useField({ ...props, errorMessage });
  return (
    <FieldFrame
      id={control.id}
      label={label}
      description={description}
      errorMessage={errorMessage}
      isErrorAnnounced={typed.problem !== undefined}
      mark={mark}
    >
      <div className={styles.box}>
        <input
          {...control}
          {...typed.inputProps}
          ref={typed.inputRef}
          type="text"
          className={styles.control}
          readOnly={isReadOnly}
          autoComplete={props.autoComplete ?? 'off'}
          inputMode={props.inputMode}
          placeholder={props.placeholder}
          enterKeyHint={props.enterKeyHint}
          form={props.form}
        />
        {props.name && (
          <input
            type="hidden"
            name={props.name}
            value={typed.value}
            disabled={control.disabled}
            form={props.form}
          />
        )}
      </div>
    </FieldFrame>
  );
});
