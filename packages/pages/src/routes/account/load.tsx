import { readAccount, readTrips, readWishlist } from '@sabadora/api';
import {
  accountHref,
  ACCOUNT_PATHS,
  PROFILE_REFS,
  queryValue,
  SIGN_IN_PATH,
  type AccountView,
} from '@sabadora/domain';
import accountMessages from '../../features/account/account.messages.json';
import { unlessSignedOut } from '../../features/account/unlessSignedOut.ts';
import { PageHead } from '../../kit/document/PageHead.tsx';
import type { LoadInput, LoadResult } from '../../kit/document/pageInput.ts';
import type { AccountProps } from './page.tsx';

const VIEWS = Object.keys(ACCOUNT_PATHS) as AccountView[];

/**
 * The pages of an account (CH §2, D-081). Visitors who are not signed in are redirected to the sign-in page, which
 * returns them here.
 */
export async function load(input: LoadInput): Promise<LoadResult<AccountProps>> {
  const { accountId, api, market, markets, path, query, signal, wordsOf } = input;
  const view = VIEWS.find((known) => ACCOUNT_PATHS[known] === path);
  if (view === undefined) return { redirect: accountHref(market.locale, ACCOUNT_PATHS.trips), status: 302 };
  const wayIn = {
    redirect: accountHref(market.locale, SIGN_IN_PATH, { origin: path }),
    status: 302,
  } as const;
  if (accountId === undefined) return wayIn;
  const [account, trips, wishlist] = await Promise.all([
    unlessSignedOut(api.send(readAccount, {}, { signal })),
    view === 'trips' ? unlessSignedOut(api.send(readTrips, {}, { signal })) : undefined,
    view === 'wishlist' ? unlessSignedOut(api.send(readWishlist, {}, { signal })) : undefined,
  ]);
  if (!account) return wayIn;
  return {
    props: {
      view,
      account,
      trips: trips?.trips ?? [],
      items: wishlist?.items ?? [],
      changed: PROFILE_REFS.find((known) => known === queryValue(query, 'ref')),
    },
    cacheControl: 'no-store',
    head: (
      <PageHead
        title={wordsOf(accountMessages)(`account.${view}`)}
        locale={market.locale}
        markets={markets}
        path={path}
        isIndexed={false}
      />
    ),
  };
}
