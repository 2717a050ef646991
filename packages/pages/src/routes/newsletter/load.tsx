import { BASE_PATHS, confirmNewsletter, endNewsletter } from '@sabadora/api';
import { NEWSLETTER_REFS, queryValue, secretTokenIn } from '@sabadora/domain';
import type { LoadedPage, LoadInput } from '../../kit/document/pageInput.ts';
import { TokenPageHead } from '../../kit/document/TokenPageHead.tsx';
import type { NewsletterProps } from './page.tsx';
import messages from './page.messages.json';

/** Loads the newsletter page, to which the links in its e-mails lead. */
export function load({ market, markets, path, query, wordsOf }: LoadInput): LoadedPage<NewsletterProps> {
  const ref = NEWSLETTER_REFS.find((known) => known === queryValue(query, 'ref'));
  const confirm = secretTokenIn(query, 'confirm');
  const end = secretTokenIn(query, 'unsubscribe');
  const action = confirm === undefined ? endNewsletter : confirmNewsletter;
  const token = confirm ?? end;
  return {
    props: {
      view: ref ?? (confirm !== undefined ? 'confirm' : end !== undefined ? 'end' : 'ask'),
      form: token === undefined ? undefined : { action: BASE_PATHS.frontGateway + action.path, token },
    },
    cacheControl: 'no-store',
    head: (
      <TokenPageHead
        title={wordsOf(messages)('newsletterPage.title.ask')}
        locale={market.locale}
        markets={markets}
        path={path}
      />
    ),
  };
}
