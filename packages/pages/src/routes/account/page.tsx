import type { AccountData, AccountTrip, WishlistEntry } from '@sabadora/api';
import { accountHref, ACCOUNT_PATHS, type AccountView, type ProfileRef } from '@sabadora/domain';
import * as styles from '../../features/account/Account.css.ts';
import accountMessages from '../../features/account/account.messages.json';
import { AccountWishlist, Profile, Trips } from '../../features/account/lateParts.ts';
import { PageFrame } from '#frame/PageFrame';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './page.messages.json';

export interface AccountProps {
  view: AccountView;
  account: AccountData;
  /** Empty unless `view` is "trips"; `items` is empty unless it is "wishlist". */
  trips: readonly AccountTrip[];
  items: readonly WishlistEntry[];
  /** The change just made, which the page confirms. */
  changed: ProfileRef | undefined;
}

const VIEWS: readonly AccountView[] = ['trips', 'wishlist', 'profile'];

/** Page of an account with one of its views: trips, wishlist or profile. */
export function Page({ view, account, trips, items, changed }: AccountProps) {
  const words = useWords(messages, accountMessages);
  const { locale } = useShared();
  const { id, email } = account.profile;
  return (
    <PageFrame>
      <div className={styles.page}>
        <h1 className={styles.title}>{words(`account.${view}`)}</h1>
        <nav aria-label={words('account.pages')}>
          <ul className={styles.pages}>
            {VIEWS.map((other) => (
              <li key={other}>
                <a
                  href={accountHref(locale, ACCOUNT_PATHS[other])}
                  className={styles.pageLink}
                  aria-current={other === view ? 'page' : undefined}
                >
                  {words(`account.${other}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {view === 'trips' && <Trips trips={trips} email={email} />}
        {view === 'wishlist' && <AccountWishlist items={items} accountId={id} />}
        {view === 'profile' && <Profile account={account} changed={changed} />}
      </div>
    </PageFrame>
  );
}
