import { Button } from '@sabadora/design-system/Button';
import {
  LOOKUP_PATH,
  RECENT_SIGN_IN_MINUTES,
  SIGN_IN_MINUTES,
  SIGN_IN_PATH,
  type SignInRef,
} from '@sabadora/domain';
import { PageFrame } from '#frame/PageFrame';
import { ForgetAccount, SignInForm, SignInReasons } from '../../features/signIn/lateParts.ts';
import * as styles from '../../features/signIn/SignIn.css.ts';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './page.messages.json';

export interface SignInProps {
  /** The outcome of signing in or out, or the next step. */
  view: SignInRef | 'ask' | 'confirm';
  /** Target and token of the form with one button, from an e-mail's link; undefined without a token. */
  form: { action: string; token: string } | undefined;
  /** Path to return to after signing in. */
  origin: string | undefined;
  /** Fixed e-mail address for signing in again to an account; undefined lets the visitor type one. */
  email: string | undefined;
}

/**
 * The sign-in page: a form for the address to send a link to, and one button when the link is opened. Opening the
 * link does not sign in, because virus scanners open links, too. All of it works without JavaScript.
 */
export function Page({ view, form, origin, email }: SignInProps) {
  const words = useWords(messages);
  return (
    <PageFrame>
      <div className={styles.page}>
        <h1 className={styles.title}>{words(`signIn.title.${view}`)}</h1>
        <p className={styles.text}>
          {words(`signIn.text.${view}`, { minutes: SIGN_IN_MINUTES, recent: RECENT_SIGN_IN_MINUTES })}
        </p>
        <Next view={view} form={form} origin={origin} email={email} />
        <ForgetAccount />
      </div>
    </PageFrame>
  );
}

/** The form or links for the next step. */
function Next({ view, form, origin, email }: SignInProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  switch (view) {
    case 'ask':
    case 'expired':
      return (
        <div className={styles.columns}>
          <div className={styles.card}>
            <SignInForm origin={origin} email={undefined} />
          </div>
          <SignInReasons />
        </div>
      );
    case 'again':
      return (
        <div className={styles.columns}>
          <div className={styles.card}>
            <SignInForm origin={origin} email={email} />
          </div>
        </div>
      );
    case 'confirm':
      return (
        <form method="post" action={form?.action} className={styles.actions}>
          <input type="hidden" name="token" value={form?.token} />
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit" size="large">
            {words('signIn.button')}
          </Button>
        </form>
      );
    case 'sent':
      return (
        <p className={styles.actions}>
          <Button href={SIGN_IN_PATH} tone="secondary">
            {words('signIn.another')}
          </Button>
        </p>
      );
    case 'signed-out':
      return (
        <p className={styles.actions}>
          <Button href={SIGN_IN_PATH}>{words('signIn.again')}</Button>
          <Button href="/" tone="secondary">
            {words('signIn.home')}
          </Button>
        </p>
      );
    case 'deleted':
      return (
        <p className={styles.actions}>
          <Button href="/">{words('signIn.home')}</Button>
          <Button href={LOOKUP_PATH} tone="secondary">
            {words('signIn.lookup')}
          </Button>
        </p>
      );
  }
}
