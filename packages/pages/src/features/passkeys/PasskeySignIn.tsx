import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { useSabadora } from '@sabadora/hooks';
import { useEffect } from 'react';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { needsScript } from '../../kit/parts/needsScript.css.ts';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './PasskeySignIn.messages.json';
import * as styles from './PasskeySignIn.css.ts';
import { usePasskey } from './usePasskey.ts';
import { usePasskeySupport } from './usePasskeySupport.ts';

export interface PasskeySignInProps {
  /** Path to return to after signing in. */
  origin: string | undefined;
}

/**
 * Signs in with a passkey of the device: with a button, and in the autofill of the e-mail field. Renders nothing
 * where passkeys are not supported.
 */
export function PasskeySignIn({ origin }: PasskeySignInProps) {
  const words = useWords(messages);
  const { api } = useSabadora();
  const { locale } = useShared();
  const isSupported = usePasskeySupport();
  const { isBusy, fault, start } = usePasskey();
  useEffect(() => {
    if (!isSupported) return;
    void (async () => {
      try {
        if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
        const { signInByPasskey } = await import('./ceremonies.ts');
        location.assign(await signInByPasskey(api, { locale, origin, inAutofill: true }));
      } catch {
        // No error is shown, because the visitor has pressed nothing; the button and the e-mail field still work.
      }
    })();
  }, [api, isSupported, locale, origin]);
  if (!isSupported) return null;
  const fitting = fault === 'registered' ? 'failed' : fault;
  return (
    <div className={`${styles.root} ${needsScript}`}>
      <p className={styles.or}>{words('passkeySignIn.or')}</p>
      <Button
        tone="secondary"
        size="large"
        isWide
        isLoading={isBusy}
        onClick={() => {
          void start(({ signInByPasskey }) => signInByPasskey(api, { locale, origin, inAutofill: false }));
        }}
      >
        {words('passkeySignIn.button')}
      </Button>
      {fitting && (
        <Notice tone={fitting === 'cancelled' ? 'info' : 'error'} role="alert">
          {words(`passkeySignIn.fault.${fitting}`)}
        </Notice>
      )}
    </div>
  );
}
