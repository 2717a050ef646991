import { BASE_PATHS, subscribeNewsletter } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { TextField } from '@sabadora/design-system/TextField';
import { marketOf, withMailDomain } from '@sabadora/domain';
import { useNewsletter } from '@sabadora/hooks';
import { useEffect, useRef } from 'react';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './NewsletterForm.css.ts';
import messages from './newsletter.messages.json';

export interface NewsletterFormProps {
  /** Where on the site it is, e.g. "footer" (CH-097). */
  source: string;
  /** Says when it failed; the one in the footer does not (D-149). @default false */
  showsFailure?: boolean;
  onSent?: () => void;
}

/** An address to get the newsletter at (CH-092 … CH-096). Until its code is there, it is posted as any form is. */
export function NewsletterForm({ source, showsFailure = false, onSent }: NewsletterFormProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const { country, language } = marketOf(locale);
  const { status, fault, hint, leave, change, submit } = useNewsletter({ source });
  const emailRef = useRef<HTMLInputElement>(null);
  const thanksRef = useRef<HTMLParagraphElement>(null);
  const isSent = status === 'sent';
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Until there is a script, the platform judges the address.
    if (formRef.current) formRef.current.noValidate = true;
  }, []);
  useEffect(() => {
    if (isSent) thanksRef.current?.focus();
  }, [isSent]);

  const send = async () => {
    const result = await submit(emailRef.current?.value ?? '');
    if (result === 'sent') onSent?.();
    else emailRef.current?.focus();
  };
  const applyHint = (domain: string) => {
    const field = emailRef.current;
    if (!field) return;
    field.value = withMailDomain(field.value, domain);
    change(field.value);
    field.focus();
  };

  if (isSent)
    return (
      <p ref={thanksRef} tabIndex={-1} role="status" className={styles.thanks}>
        {words('newsletter.sent')}
      </p>
    );
  return (
    <form
      method="post"
      action={BASE_PATHS.frontGateway + subscribeNewsletter.path}
      className={styles.form}
      ref={formRef}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {Object.entries({ country, language, source }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {showsFailure && status === 'failed' && (
        <Notice tone="error" role="alert">
          {words('newsletter.failed')}
        </Notice>
      )}
      <div className={styles.line}>
        <div className={styles.field}>
          <TextField
            ref={emailRef}
            label={words('newsletter.email')}
            type="email"
            isRequired
            errorMessage={fault && words('newsletter.fault')}
            onChange={change}
            inputProps={{ name: 'email', autoComplete: 'email', onBlur: ({ target }) => leave(target.value) }}
          />
        </div>
        <Button type="submit" isLoading={status === 'loading'} className={styles.button}>
          {words('newsletter.subscribe')}
        </Button>
      </div>
      <div role="status" className={styles.hint}>
        {hint !== undefined && (
          <Button tone="quiet" size="small" onClick={() => applyHint(hint)}>
            {words('newsletter.hint', { domain: hint })}
          </Button>
        )}
      </div>
    </form>
  );
}
