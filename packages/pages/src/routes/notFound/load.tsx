import { PageHead } from '../../kit/document/PageHead.tsx';
import type { LoadedPage, LoadInput } from '../../kit/document/pageInput.ts';
import messages from './load.messages.json';
import { loadThemes } from '../../features/searchBox/loadThemes.ts';
import pageMessages from './Missing.messages.json';
import type { NotFoundProps } from './page.tsx';

/** Loads the page for an address that leads nowhere (CH-142, D-150). */
export async function load(input: LoadInput): Promise<LoadedPage<NotFoundProps>> {
  const { api, signal, market, markets, path, wordsOf } = input;
  const words = wordsOf(messages, pageMessages);
  return {
    status: 404,
    props: { themes: await loadThemes(market.locale, { api, signal }) },
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
