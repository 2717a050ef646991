import { BASE_PATHS, requestSignIn } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { TextField } from '@sabadora/design-system/TextField';
import { signInFault } from '@sabadora/domain';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { MailHint } from '../../kit/form/MailHint.tsx';
import { useTextFields } from '../../kit/form/useTextFields.ts';
import { useWords } from '../../kit/words/useWords.ts';
import { PasskeySignIn } from '../passkeys/PasskeySignIn.tsx';
import messages from './SignInForm.messages.json';
import * as styles from './SignIn.css.ts';

export interface SignInFormProps {
  /** Path to return to after signing in. */
  origin: string | undefined;
  /** Fixed address to send the link to; undefined lets the visitor type one. */
  email: string | undefined;
}

const NAMES = ['email'] as const;

/** Form that sends a sign-in link to an e-mail address; it also works without JavaScript. */
export function SignInForm({ origin, email }: SignInFormProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const { formRef, faults, bindMail, hint, read } = useTextFields({
    names: NAMES,
    faultOf: (_, text) => signInFault(text),
    judgesEmpty: false,
  });
  const { inputProps, ...bound } = bindMail('email');
  const fault = faults.email;
  return (
    <>
      <form
        ref={formRef}
        method="post"
        action={BASE_PATHS.frontGateway + requestSignIn.path}
        className={styles.form}
        onSubmit={(event) => {
          if (!read()) event.preventDefault();
        }}
      >
        <input type="hidden" name="locale" value={locale} />
        {origin !== undefined && <input type="hidden" name="origin" value={origin} />}
        <div>
          <TextField
            {...bound}
            label={words('signIn.email')}
            type="email"
            isRequired
            {...(email !== undefined && { defaultValue: email, isReadOnly: true })}
            errorMessage={
              fault && words(fault === 'required' ? 'signIn.fault.required' : 'signIn.fault.email')
            }
            // "webauthn" makes browsers offer passkeys in this field, too.
            inputProps={{ ...inputProps, autoComplete: 'email webauthn' }}
          />
          <MailHint hint={hint} className={styles.hint} />
        </div>
        <Button type="submit" size="large" isWide>
          {words('signIn.send')}
        </Button>
      </form>
      <PasskeySignIn origin={origin} />
    </>
  );
}
