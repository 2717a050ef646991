import { BASE_PATHS, requestSignIn } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { TextField } from '@sabadora/design-system/TextField';
import { mailHint, signInFault, withMailDomain, type FieldFault } from '@sabadora/domain';
import { useEffect, useRef, useState } from 'react';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { PasskeySignIn } from '../passkeys/PasskeySignIn.tsx';
import messages from './SignInForm.messages.json';
import * as styles from './SignIn.css.ts';

export interface SignInFormProps {
  /** Path that signing in leads back to. */
  origin: string | undefined;
  /** The address that the link is sent to; undefined for one that is typed. */
  email: string | undefined;
}

/** The form for the e-mail address to which the sign-in link is sent; it also works without JavaScript. */
export function SignInForm({ origin, email }: SignInFormProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const formRef = useRef<HTMLFormElement>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<FieldFault>();
  const [hint, setHint] = useState<string>();
  useEffect(() => {
    // Until there is a script, the platform judges the address.
    if (formRef.current) formRef.current.noValidate = true;
  }, []);
  const applyHint = (domain: string) => {
    const field = emailRef.current;
    if (!field) return;
    field.value = withMailDomain(field.value, domain);
    setHint(undefined);
    field.focus();
  };
  return (
    <>
      <form
        ref={formRef}
        method="post"
        action={BASE_PATHS.frontGateway + requestSignIn.path}
        className={styles.form}
        onSubmit={(event) => {
          const found = signInFault(emailRef.current?.value ?? '');
          setFault(found);
          if (!found) return;
          event.preventDefault();
          emailRef.current?.focus();
        }}
      >
        <input type="hidden" name="locale" value={locale} />
        {origin !== undefined && <input type="hidden" name="origin" value={origin} />}
        <div>
          <TextField
            ref={emailRef}
            label={words('signIn.email')}
            type="email"
            isRequired
            {...(email !== undefined && { defaultValue: email, isReadOnly: true })}
            errorMessage={
              fault && words(fault === 'required' ? 'signIn.fault.required' : 'signIn.fault.email')
            }
            onChange={(typed) => {
              setHint(undefined);
              if (fault) setFault(signInFault(typed));
            }}
            inputProps={{
              name: 'email',
              // Browsers propose passkeys there, too.
              autoComplete: 'email webauthn',
              onBlur: ({ target }) => setHint(mailHint(target.value)),
            }}
          />
          <div role="status" className={styles.hint}>
            {hint !== undefined && (
              <Button tone="quiet" size="small" onClick={() => applyHint(hint)}>
                {words('signIn.hint', { domain: hint })}
              </Button>
            )}
          </div>
        </div>
        <Button type="submit" size="large" isWide>
          {words('signIn.send')}
        </Button>
      </form>
      <PasskeySignIn origin={origin} />
    </>
  );
}
