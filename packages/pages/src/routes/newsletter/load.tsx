import { BASE_PATHS, confirmNewsletter, endNewsletter } from '@sabadora/api';
import { NEWSLETTER_REFS, queryValue } from '@sabadora/domain';
import { PageHead } from '../../kit/document/PageHead.tsx';
import type { LoadedPage, LoadInput } from '../../kit/document/pageInput.ts';
import type { NewsletterProps } from './page.tsx';
import messages from './page.messages.json';

const TOKEN = /^[0-9a-f]{64}$/;

/** Where a subscription is asked for, and where the links of its e-mails lead. */
export function load({ market, markets, path, query, wordsOf }: LoadInput): LoadedPage<NewsletterProps> {
  const ref = NEWSLETTER_REFS.find((known) => known === queryValue(query, 'ref'));
  const tokenOf = (name: string) => {
    const token = queryValue(query, name) ?? '';
    return TOKEN.test(token) ? token : undefined;
  };
  const confirm = tokenOf('confirm');
  const end = tokenOf('unsubscribe');
  const action = confirm === undefined ? endNewsletter : confirmNewsletter;
  const token = confirm ?? end;
  return {
    props: {
      view: ref ?? (confirm !== undefined ? 'confirm' : end !== undefined ? 'end' : 'ask'),
      form: token === undefined ? undefined : { action: BASE_PATHS.frontGateway + action.path, token },
    },
    cacheControl: 'no-store',
    head: (
      <>
        <PageHead
          title={wordsOf(messages)('newsletterPage.title.ask')}
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
