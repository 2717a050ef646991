import { PageHead } from '../../kit/document/PageHead.tsx';
import type { LoadedPage, LoadInput } from '../../kit/document/pageInput.ts';
import messages from './load.messages.json';
import pageMessages from './page.messages.json';

/** Loads the page for the first choice of a language. */
export function load({ market, markets, path, wordsOf }: LoadInput): LoadedPage<object> {
  const words = wordsOf(messages, pageMessages);
  return {
    props: {},
    head: (
      <PageHead
        title={words('splash.choose')}
        description={words('splash.metaDescription')}
        locale={market.locale}
        markets={markets}
        path={path}
      />
    ),
  };
}
