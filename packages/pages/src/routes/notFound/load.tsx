import { PageHead } from '../../kit/document/PageHead.tsx';
import type { LoadedPage, LoadInput } from '../../kit/document/pageInput.ts';
import messages from './load.messages.json';
import pageMessages from './page.messages.json';

/** The page for an address that leads nowhere (CH-126, D-150). */
export function load({ market, markets, path, wordsOf }: LoadInput): LoadedPage<object> {
  const words = wordsOf(messages, pageMessages);
  return {
    status: 404,
    props: {},
    head: (
      <PageHead
        title={words('notFound.metaTitle')}
        description={words('notFound.text')}
        locale={market.locale}
        markets={markets}
        path={path}
        isIndexed={false}
      />
    ),
  };
}
