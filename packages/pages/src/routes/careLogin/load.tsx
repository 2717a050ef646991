import { PageHead } from '../../kit/document/PageHead.tsx';
import type { LoadedPage, LoadInput } from '../../kit/document/pageInput.ts';
import type { CareLoginProps } from './page.tsx';
import messages from './page.messages.json';

/** The sign-in page of customer care, shown at any address (SE-257, CH-189). */
export function load({ market, markets, path, wordsOf, site }: LoadInput): LoadedPage<CareLoginProps> {
  const words = wordsOf(messages);
  return {
    // Also for an unknown address, so that nothing reveals which addresses exist.
    status: 200,
    props: site.careLogin,
    cacheControl: 'no-store',
    head: (
      <PageHead
        title={words('care.title')}
        locale={market.locale}
        markets={markets}
        path={path}
        isIndexed={false}
      />
    ),
  };
}
