import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { TextField } from '@sabadora/design-system/TextField';
import { mailHint, withMailDomain, type FieldFault, type LookupField } from '@sabadora/domain';
import type { BookingState, FindResult } from '@sabadora/hooks';
import { useRef, useState } from 'react';
import { needsScript } from '../../kit/parts/needsScript.css.ts';
import { useWords } from '../../kit/words/useWords.ts';
import openingHoursMessages from '../frame/openingHours.messages.json';
import messages from './lookup.messages.json';
import * as styles from './LookupForm.css.ts';
import { useLookupFields } from './useLookupFields.ts';

export interface LookupFormProps {
  state: BookingState;
  /** Filled in from the address. */
  number: string;
  onFound: () => void;
}

/** Finds a booking by its number and its e-mail (ALG-21, CH-094). */
export function LookupForm({ state, number: initial, onFound }: LookupFormProps) {
  const words = useWords(messages, openingHoursMessages);
  const { number, email, read } = useLookupFields(initial);
  const numberRef = useRef<HTMLInputElement>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<Exclude<FindResult, 'found'>>();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [hint, setHint] = useState<string>();

  const find = async () => {
    const typed = read();
    if ('refused' in typed) {
      (typed.refused === 'number' ? numberRef : emailRef).current?.focus();
      return;
    }
    if (isSubmitting) return;
    setResult(undefined);
    setIsSubmitting(true);
    const found = await state.find(typed.key);
    setIsSubmitting(false);
    if (found === 'found') onFound();
    else setResult(found);
  };
  const applyHint = (domain: string) => {
    email.setText(withMailDomain(email.text, domain));
    setHint(undefined);
    emailRef.current?.focus();
  };
  // Every fault but a missing text has the field's own message.
  const faultText = (field: LookupField, fault: FieldFault | undefined) =>
    fault && words(fault === 'required' ? 'lookup.fault.required' : `lookup.fault.${field}`);

  return (
    <div className={styles.columns}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
        noValidate
      >
        <p className={styles.lead}>{words('lookup.lead')}</p>
        {state.isOver && <Notice role="status">{words('lookup.over')}</Notice>}
        {result !== undefined && (
          <Notice tone="error" role="alert">
            {words(`lookup.result.${result}`)}
          </Notice>
        )}
        <TextField
          ref={numberRef}
          label={words('lookup.number')}
          description={words('lookup.numberHelp')}
          value={number.text}
          onChange={number.setText}
          isRequired
          errorMessage={faultText('number', number.fault)}
          inputProps={{ name: 'number', inputMode: 'numeric', autoComplete: 'off', onBlur: number.leave }}
        />
        <div>
          <TextField
            ref={emailRef}
            label={words('lookup.email')}
            type="email"
            value={email.text}
            onChange={email.setText}
            isRequired
            errorMessage={faultText('email', email.fault)}
            inputProps={{
              name: 'email',
              autoComplete: 'email',
              onBlur: () => {
                setHint(mailHint(email.text));
                email.leave();
              },
            }}
          />
          <div role="status" className={styles.hint}>
            {hint !== undefined && (
              <Button tone="quiet" size="small" onClick={() => applyHint(hint)}>
                {words('lookup.mailHint', { domain: hint })}
              </Button>
            )}
          </div>
        </div>
        <noscript>
          <Notice tone="warning">{words('lookup.needsScript')}</Notice>
        </noscript>
        <div className={needsScript}>
          <Button type="submit" size="large" isWide isLoading={isSubmitting}>
            {words('lookup.find')}
          </Button>
        </div>
      </form>
      <aside className={styles.help} aria-labelledby="lookup-help">
        <h2 className={styles.heading} id="lookup-help">
          {words('lookup.help')}
        </h2>
        <p className={styles.line}>{words('lookup.helpText')}</p>
        <p className={styles.line}>{words('chrome.footerHours')}</p>
      </aside>
    </div>
  );
}
