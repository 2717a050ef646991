import { PageHead } from '../../kit/document/PageHead.tsx';
import type { LoadedPage, LoadInput } from '../../kit/document/pageInput.ts';

/** The page before the first choice of a language. */
export function load({ market, markets, path, words }: LoadInput): LoadedPage<object> {
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
