import { ApiError } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { accountHref, ACCOUNT_PATHS, SIGN_IN_PATH } from '@sabadora/domain';
import { useSabadora } from '@sabadora/hooks';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { deviceName } from './deviceName.ts';
import messages from './Passkeys.messages.json';
import { usePasskey } from './usePasskey.ts';

export interface AddPasskeyProps {
  /** Position of the new passkey in the account, used in its name if the device has none. */
  number: number;
}

/** Button that creates a passkey on this device; the code is loaded when it is pressed. */
export function AddPasskey({ number }: AddPasskeyProps) {
  const words = useWords(messages);
  const { api } = useSabadora();
  const { locale } = useShared();
  const { isBusy, fault, start } = usePasskey((error) => {
    // The sign-in is no longer recent: the visitor has been on the page too long.
    const isLate = error instanceof ApiError && (error.status === 401 || error.status === 403);
    if (isLate)
      location.assign(accountHref(locale, SIGN_IN_PATH, { ref: 'again', origin: ACCOUNT_PATHS.profile }));
    return isLate;
  });
  return (
    <>
      <Button
        tone="secondary"
        isLoading={isBusy}
        onClick={() => {
          const name = deviceName(navigator.userAgent) ?? words('passkeys.here', { number });
          void start(({ makePasskey }) => makePasskey(api, { locale, name }));
        }}
      >
        {words('passkeys.add')}
      </Button>
      {fault && (
        <Notice tone={fault === 'cancelled' ? 'info' : 'error'} role="alert">
          {words(`passkeys.fault.${fault}`)}
        </Notice>
      )}
    </>
  );
}
