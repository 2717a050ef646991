import { BASE_PATHS, readAccount, signIn } from '@sabadora/api';
import {
  accountHref,
  ACCOUNT_PATHS,
  originPath,
  queryValue,
  secretTokenIn,
  SIGN_IN_REFS,
} from '@sabadora/domain';
import { unlessSignedOut } from '../../features/account/unlessSignedOut.ts';
import type { LoadInput, LoadResult } from '../../kit/document/pageInput.ts';
import { TokenPageHead } from '../../kit/document/TokenPageHead.tsx';
import type { SignInProps } from './page.tsx';
import messages from './page.messages.json';

/**
 * Loads the sign-in page, to which the links in its e-mails lead. Visitors who are already signed in are redirected.
 */
export async function load(input: LoadInput): Promise<LoadResult<SignInProps>> {
  const { accountId, api, market, markets, path, query, signal, wordsOf } = input;
  const ref = SIGN_IN_REFS.find((known) => known === queryValue(query, 'ref'));
  const origin = originPath(queryValue(query, 'origin'));
  const token = secretTokenIn(query, 'token');
  const isAgain = ref === 'again';
  const account =
    accountId !== undefined && token === undefined && (ref === undefined || isAgain)
      ? await unlessSignedOut(api.send(readAccount, {}, { signal }))
      : undefined;
  if (account && !isAgain)
    return { redirect: accountHref(market.locale, origin ?? ACCOUNT_PATHS.trips), status: 303 };
  return {
    props: {
      view: ref ?? (token === undefined ? 'ask' : 'confirm'),
      form: token === undefined ? undefined : { action: BASE_PATHS.frontGateway + signIn.path, token },
      origin,
      email: account?.profile.email,
    },
    cacheControl: 'no-store',
    head: (
      <TokenPageHead
        title={wordsOf(messages)('signIn.title.ask')}
        locale={market.locale}
        markets={markets}
        path={path}
      />
    ),
  };
}
