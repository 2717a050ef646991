import { forwardRef, useState } from 'react';
import * as styles from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { useField, type FieldProps } from '../Field/useField.ts';
import { useTypedValue, type TypedValueProps } from '../Field/useTypedValue.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import { useWords } from '../words/index.ts';
import * as own from './PhoneField.css.ts';
import type { PhonePlan } from './phonePlans.ts';
import { planOf, readPhone, writePhone, type PhoneReading } from './readPhone.ts';
import type { PhoneFieldWords } from './words.ts';

/** A country whose numbers can be typed, with the rules of its numbers. */
export interface PhoneCountry extends PhonePlan {
  /** Name in the page's language, e.g. "France". */
  name: string;
}

export interface PhoneFieldProps extends FieldProps, TypedValueProps {
  /** Visible name, e.g. "Telephone". */
  label: string;
  /**
   * Countries in the order of the list, the visitor's own first: `{ ...phonePlans.FR, name: 'France' }`. Keep the
   * array between renders. The field adds a last option for any other country.
   */
  countries: readonly PhoneCountry[];
  /** ISO 3166 code of the country that is selected while the field is empty. @default the first of `countries` */
  defaultCountry?: string;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<PhoneFieldWords>;
}

type Slip = Extract<PhoneReading, { problem: unknown }>;

/** Example for countries without a plan: a number of the United Nations in New York. */
const FOREIGN_EXAMPLE = '+1 212 963 1234';

/**
 * A telephone number, written in national format beside its calling code; the value is E.164 ("+33612345678", D-083
 * ALG-30) or ''. A pasted or autofilled number that includes a calling code selects its country.
 *
 * Text that cannot be a number stays as typed, with an error beneath it; the value is '' then. This error takes
 * precedence over `errorMessage`. The ref is the input.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(props, ref) {
  const { label, value, defaultValue, onChange, inputProps, ...rest } = props;
  const { countries, defaultCountry, words: overrides, ...field } = rest;
  const words = useWords('PhoneField', overrides);
  const [chosen, setChosen] = useState(defaultCountry ?? countries[0]?.country ?? '');
  const home = countries.find(({ country }) => country === chosen);
  const typed = useTypedValue<Slip>(
    { value, defaultValue, onChange, inputProps },
    {
      read: readBy(home, countries),
      write: (e164) => writePhone(e164, countries),
      say: ({ problem, plan }) => words[problem](plan?.example ?? FOREIGN_EXAMPLE),
    },
    ref,
  );
  // The number selects its country, also when the caller set the number.
  const brought = typed.value === '' ? chosen : (planOf(typed.value, countries, home)?.country ?? '');
  if (brought !== chosen) setChosen(brought);
  const { control, frame } = useField(
    { ...field, errorMessage: typed.problem ?? field.errorMessage, inputProps: typed.inputProps },
    typed.inputRef,
  );
  return (
    <FieldFrame {...frame} label={label} isErrorAnnounced={typed.problem !== undefined}>
      <div className={styles.box}>
        <span className={own.prefix}>
          <span className={own.code} aria-hidden="true">
            {home ? `+${home.callingCode}` : '+'}
          </span>
          <ChevronDownIcon size="small" className={own.chevron} />
          <select
            className={own.select}
            aria-label={words.country(label)}
            value={chosen}
            disabled={control.disabled}
            // Belongs to no form: the number already includes the calling code, and a form reset sets the country.
            form=""
            onChange={({ target: { value } }) => {
              setChosen(value);
              const next = countries.find(({ country }) => country === value);
              typed.readAgain(readBy(next, countries));
            }}
          >
            {countries.map(({ country, name, callingCode }) => (
              <option key={country} value={country}>{`${name} (+${callingCode})`}</option>
            ))}
            <option value="">{words.otherCountry}</option>
          </select>
        </span>
        <input autoComplete="tel" {...control} type="tel" className={`${styles.control} ${own.number}`} />
        {typed.sent && <input type="hidden" {...typed.sent} disabled={control.disabled} />}
      </div>
    </FieldFrame>
  );
});

const readBy = (home: PhonePlan | undefined, countries: readonly PhonePlan[]) => (text: string) => {
  const reading = readPhone(text, home, countries);
  if ('problem' in reading) return { problem: reading };
  return { value: reading.e164, text: writePhone(reading.e164, countries) };
};
