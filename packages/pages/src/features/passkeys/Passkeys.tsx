import { BASE_PATHS, removePasskey, renamePasskey, type Passkey } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { TextField } from '@sabadora/design-system/TextField';
import {
  accountHref,
  ACCOUNT_PATHS,
  formatDay,
  PASSKEY_NAME_MAX,
  PASSKEYS_MAX,
  SIGN_IN_PATH,
  type ProfileRef,
} from '@sabadora/domain';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { needsScript } from '../../kit/parts/needsScript.css.ts';
import { useWords } from '../../kit/words/useWords.ts';
import * as page from '../account/Account.css.ts';
import * as profile from '../account/Profile.css.ts';
import { AddPasskey } from './AddPasskey.tsx';
import messages from './Passkeys.messages.json';
import * as styles from './Passkeys.css.ts';
import { usePasskeySupport } from './usePasskeySupport.ts';

export interface PasskeysProps {
  /** Passkeys in the order in which they were added. */
  passkeys: readonly Passkey[];
  /** Whether the visitor signed in recently, and so may add one. */
  isRecent: boolean;
  /** The change just made, which the page confirms. */
  changed: ProfileRef | undefined;
}

const DONE = {
  'passkey-added': 'passkeys.added',
  'passkey-renamed': 'passkeys.renamed',
  'passkey-removed': 'passkeys.removed',
} as const;

/**
 * The passkeys of an account. They can be renamed and removed without JavaScript. Renders nothing when there are none
 * and none can be created.
 */
export function Passkeys({ passkeys, isRecent, changed }: PasskeysProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const isSupported = usePasskeySupport();
  const canAdd = isSupported && passkeys.length < PASSKEYS_MAX;
  const done = changed === undefined || changed === 'saved' ? undefined : DONE[changed];
  const isEmpty = passkeys.length === 0 && done === undefined;
  if (isEmpty && !isSupported) return null;
  return (
    <section
      className={isEmpty ? `${profile.card} ${needsScript}` : profile.card}
      aria-labelledby="account-passkeys"
    >
      <h2 id="account-passkeys" className={page.heading}>
        {words('passkeys.title')}
      </h2>
      {done && <Notice tone="success">{words(done)}</Notice>}
      <p className={page.text}>{words('passkeys.text')}</p>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {canAdd && isRecent && (
        <div className={`${profile.narrow} ${needsScript}`}>
          <AddPasskey number={passkeys.length + 1} />
        </div>
      )}
      {canAdd && !isRecent && (
        <div className={`${profile.narrow} ${needsScript}`}>
          <p className={page.hint}>{words('passkeys.againText')}</p>
          <Button
            href={accountHref(locale, SIGN_IN_PATH, { ref: 'again', origin: ACCOUNT_PATHS.profile })}
            tone="secondary"
          >
            {words('passkeys.again')}
          </Button>
        </div>
      )}
    </section>
  );
}

function PasskeyItem({ passkey: { id, name, host, createdOn, usedOn } }: { passkey: Passkey }) {
  const words = useWords(messages);
  const { locale } = useShared();
  const hidden = (
    <>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="id" value={id} />
    </>
  );
  const created = words('passkeys.created', { host, day: formatDay(createdOn, locale, 'long') });
  const used =
    usedOn === undefined
      ? words('passkeys.unused')
      : words('passkeys.used', { day: formatDay(usedOn, locale, 'long') });
  return (
    <li className={styles.item}>
      <p className={styles.name}>{name}</p>
      <p className={page.hint}>
        {created}, {used}
      </p>
      <details>
        <summary className={styles.change}>{words('passkeys.change', { name })}</summary>
        <div className={styles.forms}>
          <form method="post" action={BASE_PATHS.frontGateway + renamePasskey.path} className={styles.rename}>
            {hidden}
            <TextField
              label={words('passkeys.name')}
              defaultValue={name}
              isRequired
              inputProps={{ name: 'name', maxLength: PASSKEY_NAME_MAX, autoComplete: 'off' }}
            />
            <span className={styles.renameButton}>
              <Button type="submit" tone="secondary" size="small">
                {words('passkeys.rename')}
              </Button>
            </span>
          </form>
          <form method="post" action={BASE_PATHS.frontGateway + removePasskey.path} className={styles.remove}>
            {hidden}
            <Button type="submit" tone="quiet" size="small">
              {words('passkeys.remove')}
            </Button>
          </form>
        </div>
      </details>
    </li>
  );
}
