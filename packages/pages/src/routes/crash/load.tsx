import { PageHead } from '../../kit/document/PageHead.tsx';
import type { LoadedPage, LoadInput } from '../../kit/document/pageInput.ts';
import messages from './page.messages.json';

/** Needs nothing that could fail again (CH-137). */
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
