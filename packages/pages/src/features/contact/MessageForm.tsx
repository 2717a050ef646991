import { CheckIcon } from '@sabadora/design-system/Icon';
import { Notice } from '@sabadora/design-system/Notice';
import { Select } from '@sabadora/design-system/Select';
import { TextArea } from '@sabadora/design-system/TextArea';
import { TextField } from '@sabadora/design-system/TextField';
import {
  asksForBooking,
  CONTACT_FIELDS,
  CONTACT_REASONS,
  CONTACT_RULES,
  contactFault,
  REQUEST_TYPES,
  type ContactField,
  type ContactReason,
} from '@sabadora/domain';
import type { ContactCase } from '@sabadora/hooks';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form';
import { useWords } from '../../kit/words/useWords.ts';
import { AUTOFILL, type MessageDraft } from './messageDraft.ts';
import * as styles from './MessageForm.css.ts';
import messages from './message.messages.json';

export interface MessageFormProps {
  /** Id of the form element, for the submit button outside it. */
  id: string;
  /** Values typed earlier. */
  draft: MessageDraft;
  /** Called with the values whenever one changes. */
  onDraft: (draft: MessageDraft) => void;
  send: ContactCase['send'];
  onSent: () => void;
}

/** Validates each field by its rule (CH-117 … CH-123). The other fields appear only once a reason is chosen. */
const resolver: Resolver<MessageDraft> = (draft) => {
  const { contact_reason: reason } = draft;
  const errors: FieldErrors<MessageDraft> = {};
  if (reason === '') errors.contact_reason = { type: 'required', message: 'required' };
  else
    for (const field of CONTACT_FIELDS) {
      const fault = contactFault(reason, field, draft[field]);
      if (fault) errors[field] = { type: fault, message: fault };
    }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: draft, errors: {} };
};

/** Form for a message to customer care: first the reason, then its fields (CH-113 … CH-125, CH-129). */
export function MessageForm({ id, draft, onDraft, send, onSent }: MessageFormProps) {
  const words = useWords(messages);
  const { control, formState, handleSubmit, register, setError, subscribe } = useForm<MessageDraft>({
    resolver,
    mode: 'onBlur',
    defaultValues: draft,
  });
  const { errors, touchedFields } = formState;
  const [failure, setFailure] = useState<'failed' | 'tooMany'>();
  const typed = useWatch({ control });
  const { contact_reason: reason = '' } = typed;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => onDraft(values),
      }),
    [subscribe, onDraft],
  );

  const faultOf = (field: ContactField | 'contact_reason') => {
    const fault = errors[field]?.message;
    if (fault === undefined) return undefined;
    if (fault === 'required' || field === 'contact_reason') return words('contact.fault.required');
    if (fault === 'too-long')
      return words('contact.fault.too-long', { maxlength: CONTACT_RULES[field].maxLength });
    return words(`contact.fault.${field === 'description' ? 'required' : field}`);
  };
  const text = (field: ContactField) => ({
    isRequired: true,
    errorMessage: faultOf(field),
    inputProps: { ...register(field), autoComplete: AUTOFILL[field] },
  });
  /** Check mark of a field that was left with a valid value (CH-129). */
  const mark = (field: ContactField) =>
    touchedFields[field] && !errors[field] && typed[field]?.trim() !== '' ? (
      <CheckIcon className={styles.well} data-well="" />
    ) : undefined;

  const submit = handleSubmit(async (message) => {
    if (message.contact_reason === '') return;
    setFailure(undefined);
    const result = await send(requestOf(message, message.contact_reason));
    switch (result.status) {
      case 'sent':
        onDraft({ ...message, contact_reason: '', description: '', Booking_ID__c: '' });
        return onSent();
      case 'refused':
        for (const field of CONTACT_FIELDS) {
          const fault = result.faults[field];
          if (fault !== undefined) setError(field, { message: fault });
        }
        return undefined;
      case 'tooMany':
      case 'failed':
        return setFailure(result.status);
    }
  });

  return (
    <form id={id} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Select
        label={words('contact.reason')}
        options={CONTACT_REASONS.map((value) => ({ value, label: words(`contact.reason.${value}`) }))}
        placeholder={words('contact.reason.none')}
        isRequired
        errorMessage={faultOf('contact_reason')}
        inputProps={register('contact_reason')}
      />
      {reason !== '' && (
        <>
          {asksForBooking(reason) && (
            <TextField
              label={words('contact.booking')}
              description={words('contact.bookingHelp')}
              suffix={mark('Booking_ID__c')}
              {...text('Booking_ID__c')}
            />
          )}
          <TextField label={words('contact.name')} suffix={mark('name')} {...text('name')} />
          <div className={styles.pair}>
            <TextField
              label={words('contact.email')}
              type="email"
              suffix={mark('email')}
              {...text('email')}
            />
            <TextField label={words('contact.phone')} type="tel" suffix={mark('phone')} {...text('phone')} />
          </div>
          <TextArea
            label={words('contact.message')}
            maxLength={CONTACT_RULES.description.maxLength}
            {...text('description')}
          />
          {failure && (
            <Notice tone="error" role="alert">
              {words(`contact.result.${failure}`)}
            </Notice>
          )}
          <p className={styles.note}>{words('contact.captchaNote')}</p>
        </>
      )}
    </form>
  );
}

/**
 * The request for a message: it adds the request type of its reason (CH-115), and omits the booking when the reason
 * has no field for one.
 */
function requestOf(draft: MessageDraft, reason: ContactReason): Parameters<ContactCase['send']>[0] {
  return {
    ...draft,
    ...REQUEST_TYPES[reason],
    contact_reason: reason,
    ...(!asksForBooking(reason) && { Booking_ID__c: '' }),
  };
}
