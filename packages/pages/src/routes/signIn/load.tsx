import { BASE_PATHS, readAccount, signIn } from '@sabadora/api';
import { ACCOUNT_PATHS, originPath, queryValue, SIGN_IN_REFS } from '@sabadora/domain';
import { unlessSignedOut } from '../../features/account/unlessSignedOut.ts';
import { PageHead } from '../../kit/document/PageHead.tsx';
import type { LoadInput, LoadResult } from '../../kit/document/pageInput.ts';
import type { SignInProps } from './page.tsx';
import messages from './page.messages.json';

const TOKEN = /^[0-9a-f]{64}$/;

/** The way into an account, and where the links of its e-mails lead. Whoever is in already is led on. */
export async function load(input: LoadInput): Promise<LoadResult<SignInProps>> {
  const { accountId, api, market, markets, path, query, signal, wordsOf } = input;
  const ref = SIGN_IN_REFS.find((known) => known === queryValue(query, 'ref'));
  const origin = originPath(queryValue(query, 'origin'));
  const token = TOKEN.exec(queryValue(query, 'token') ?? '')?.[0];
  if (accountId !== undefined && ref === undefined && token === undefined) {
    const account = await unlessSignedOut(api.send(readAccount, {}, { signal }));
    if (account) return { redirect: origin ?? ACCOUNT_PATHS.trips, status: 303 };
  }
  return {
    props: {
      view: ref ?? (token === undefined ? 'ask' : 'confirm'),
      form: token === undefined ? undefined : { action: BASE_PATHS.frontGateway + signIn.path, token },
      origin,
    },
    cacheControl: 'no-store',
    head: (
      <>
        <PageHead
          title={wordsOf(messages)('signIn.title.ask')}
          locale={market.locale}
          markets={markets}
          path={path}
          isIndexed={false}
        />
        {/* No other site is told of the token; this one has to be told that its own form is posted. */}
        <meta name="referrer" content="same-origin" />
      </>
    ),
  };
}
