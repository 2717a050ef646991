import { PageHead } from '../../kit/document/PageHead.tsx';
import type { LoadedPage, LoadInput } from '../../kit/document/pageInput.ts';
import messages from './page.messages.json';

/** Loads the page for a crash without any call that could fail (CH-137). */
export function load({ wordsOf, market, markets, path }: LoadInput): LoadedPage<object> {
  const words = wordsOf(messages);
  return {
    status: 500,
    props: {},
    head: (
      <PageHead
        title={words('crash.title')}
        locale={market.locale}
        markets={markets}
        path={path}
        isIndexed={false}
      />
    ),
  };
}
