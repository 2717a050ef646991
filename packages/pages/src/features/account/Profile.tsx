import { ACCOUNT_EXPORT_PATH, BASE_PATHS, deleteAccount, type AccountData } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Checkbox } from '@sabadora/design-system/Checkbox';
import { accountHref, ACCOUNT_PATHS, SIGN_IN_PATH, type ProfileRef } from '@sabadora/domain';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { Passkeys } from '../passkeys/Passkeys.tsx';
import * as page from './Account.css.ts';
import messages from './Profile.messages.json';
import * as styles from './Profile.css.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { SignOutForm } from './SignOutForm.tsx';

export interface ProfileProps {
  account: AccountData;
  /** The change just made, which the page confirms. */
  changed: ProfileRef | undefined;
}

/**
 * The account's details, its signed-in devices, its passkeys, and the export and deletion of its data. All of it
 * works without JavaScript.
 */
export function Profile({ account, changed }: ProfileProps) {
  const words = useWords(messages);
  const { profile, sessions, passkeys, isRecent } = account;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <ProfileForm profile={profile} isSaved={changed === 'saved'} />
        <section className={styles.card} aria-labelledby="account-devices">
          <h2 id="account-devices" className={page.heading}>
            {words('profile.devices')}
          </h2>
          <p className={page.text}>{words('profile.sessions', { count: sessions })}</p>
          <div className={styles.actions}>
            <SignOutForm />
            {sessions > 1 && <SignOutForm isEverywhere>{words('profile.signOutEverywhere')}</SignOutForm>}
          </div>
        </section>
      </div>
      <div className={styles.column}>
        <Passkeys passkeys={passkeys} isRecent={isRecent} changed={changed} />
        <section className={styles.card} aria-labelledby="account-data">
          <h2 id="account-data" className={page.heading}>
            {words('profile.data')}
          </h2>
          <p className={page.text}>{words('profile.exportText')}</p>
          <Button href={ACCOUNT_EXPORT_PATH} tone="secondary" download>
            {words('profile.export')}
          </Button>
        </section>
        <section className={styles.card} aria-labelledby="account-delete">
          <h2 id="account-delete" className={page.heading}>
            {words('profile.delete')}
          </h2>
          <p className={page.text}>{words('profile.deleteText')}</p>
          <p className={page.text}>{words('profile.deleteKept')}</p>
          {isRecent ? <DeleteForm /> : <ConfirmFirst />}
        </section>
      </div>
    </div>
  );
}

function DeleteForm() {
  const words = useWords(messages);
  const { locale } = useShared();
  return (
    <form method="post" action={BASE_PATHS.frontGateway + deleteAccount.path} className={styles.narrow}>
      <input type="hidden" name="locale" value={locale} />
      <Checkbox
        label={words('profile.deleteConfirm')}
        isRequired
        inputProps={{ name: 'confirmed', value: 'yes', autoComplete: 'off' }}
      />
      <Button type="submit" tone="secondary">
        {words('profile.delete')}
      </Button>
    </form>
  );
}

/** Link to sign in once more, shown when the session is too old to delete the account. */
function ConfirmFirst() {
  const words = useWords(messages);
  const { locale } = useShared();
  return (
    <>
      <p className={page.hint}>{words('profile.againText')}</p>
      <Button
        href={accountHref(locale, SIGN_IN_PATH, { ref: 'again', origin: ACCOUNT_PATHS.profile })}
        tone="secondary"
      >
        {words('profile.again')}
      </Button>
    </>
  );
}
