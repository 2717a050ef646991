import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { TextField } from '@sabadora/design-system/TextField';
import { lookupFault, type FieldFault, type LookupField } from '@sabadora/domain';
import type { BookingState, FindResult } from '@sabadora/hooks';
import { useState } from 'react';
import { MailHint } from '../../kit/form/MailHint.tsx';
import { useHeldSubmit } from '../../kit/form/useHeldSubmit.ts';
import { useTextFields } from '../../kit/form/useTextFields.ts';
import { needsScript } from '../../kit/parts/needsScript.css.ts';
import { useWords } from '../../kit/words/useWords.ts';
import openingHoursMessages from '../frame/footer/openingHours.messages.json';
import messages from './lookup.messages.json';
import * as styles from './LookupForm.css.ts';

export interface LookupFormProps {
  state: BookingState;
  /** Initial booking number, from the address. */
  number: string;
  onFound: () => void;
}

const NAMES = ['number', 'email'] as const;

/** Form that finds a booking by its number and e-mail address (ALG-21, CH-094). */
export function LookupForm({ state, number: initial, onFound }: LookupFormProps) {
  const words = useWords(messages, openingHoursMessages);
  const { formRef, faults, bind, bindMail, hint, read } = useTextFields<LookupField>({
    names: NAMES,
    faultOf: lookupFault,
  });
  const held = useHeldSubmit(formRef);
  const number = bind('number');
  const email = bindMail('email');
  const [result, setResult] = useState<Exclude<FindResult, 'found'>>();
  const [isSubmitting, setIsSubmitting] = useState(false);

  const find = async () => {
    const key = read();
    if (key === undefined || isSubmitting) return;
    setResult(undefined);
    setIsSubmitting(true);
    const found = await state.find(key);
    setIsSubmitting(false);
    if (found === 'found') onFound();
    else setResult(found);
  };
  // A missing text has a shared message; all other faults of a field share the field's own message.
  const faultText = (field: LookupField, fault: FieldFault | undefined) =>
    fault && words(fault === 'required' ? 'lookup.fault.required' : `lookup.fault.${field}`);

  return (
    <div className={styles.columns}>
      <form
        ref={formRef}
        {...held}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <p className={styles.lead}>{words('lookup.lead')}</p>
        {state.isOver && <Notice role="status">{words('lookup.over')}</Notice>}
        {result !== undefined && (
          <Notice tone="error" role="alert">
            {words(`lookup.result.${result}`)}
          </Notice>
        )}
        <TextField
          {...number}
          label={words('lookup.number')}
          description={words('lookup.numberHelp')}
          defaultValue={initial}
          isRequired
          errorMessage={faultText('number', faults.number)}
          inputProps={{ ...number.inputProps, inputMode: 'numeric', autoComplete: 'off' }}
        />
        <div>
          <TextField
            {...email}
            label={words('lookup.email')}
            type="email"
            isRequired
            errorMessage={faultText('email', faults.email)}
            inputProps={{ ...email.inputProps, autoComplete: 'email' }}
          />
          <MailHint hint={hint} className={styles.hint} />
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
