import { ACCOUNT_EXPORT_PATH, BASE_PATHS, deleteAccount, type AccountData } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Checkbox } from '@sabadora/design-system/Checkbox';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import * as page from './Account.css.ts';
import messages from './Profile.messages.json';
import * as styles from './Profile.css.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { SignOutForm } from './SignOutForm.tsx';

export interface ProfileProps {
  account: AccountData;
  /** It was changed just now. */
  isSaved: boolean;
}

/** Whose account it is, where it is signed in, and what becomes of its data. All of it works without JavaScript. */
export function Profile({ account, isSaved }: ProfileProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const { profile, sessions } = account;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <ProfileForm profile={profile} isSaved={isSaved} />
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
        </section>
      </div>
    </div>
  );
}
