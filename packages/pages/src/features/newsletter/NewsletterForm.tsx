import { BASE_PATHS, subscribeNewsletter } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { TextField } from '@sabadora/design-system/TextField';
import { marketOf, newsletterFault } from '@sabadora/domain';
import { useNewsletter } from '@sabadora/hooks';
import { useEffect, useRef } from 'react';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { MailHint } from '../../kit/form/MailHint.tsx';
import { useTextFields } from '../../kit/form/useTextFields.ts';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './NewsletterForm.css.ts';
import messages from './newsletter.messages.json';

export interface NewsletterFormProps {
  /** Place of the form on the site, e.g. "footer" (CH-097). */
  source: string;
  /** Shows a message when sending fails; the form in the footer shows none (D-149). @default false */
  showsFailure?: boolean;
  onSent?: () => void;
}

const NAMES = ['email'] as const;

/**
 * Form that subscribes an e-mail address to the newsletter (CH-092 … CH-096). Until its code is loaded, it is
 * submitted as an ordinary POST.
 */
export function NewsletterForm({ source, showsFailure = false, onSent }: NewsletterFormProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const { country, language } = marketOf(locale);
  const { status, submit } = useNewsletter({ source });
  const { formRef, faults, bindMail, hint, read, focus } = useTextFields({
    names: NAMES,
    faultOf: (_, text) => newsletterFault(text),
    judgesEmpty: false,
  });
  const thanksRef = useRef<HTMLParagraphElement>(null);
  const isSent = status === 'sent';
  useEffect(() => {
    if (isSent) thanksRef.current?.focus();
  }, [isSent]);

  const send = async () => {
    const texts = read();
    if (!texts) return;
    if ((await submit(texts.email)) === 'sent') onSent?.();
    else focus('email');
  };

  if (isSent)
    return (
      <p ref={thanksRef} tabIndex={-1} role="status" className={styles.thanks}>
        {words('newsletter.sent')}
      </p>
    );
  const { inputProps, ...bound } = bindMail('email');
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
            {...bound}
            label={words('newsletter.email')}
            type="email"
            isRequired
            errorMessage={faults.email && words('newsletter.fault')}
            inputProps={{ ...inputProps, autoComplete: 'email' }}
          />
        </div>
        <Button type="submit" isLoading={status === 'loading'} className={styles.button}>
          {words('newsletter.subscribe')}
        </Button>
      </div>
      <MailHint hint={hint} className={styles.hint} />
    </form>
  );
}
