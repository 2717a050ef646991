import { PageHead } from '../../kit/document/PageHead.tsx';
import type { LoadedPage, LoadInput } from '../../kit/document/pageInput.ts';
import type { CareLoginProps } from './page.tsx';

/** The way in for customer care, whatever address they asked for (SE-257, CH-189). */
export function loadCareLogin(
  { market, markets, path, words }: Pick<LoadInput, 'market' | 'markets' | 'path' | 'words'>,
  props: CareLoginProps,
): LoadedPage<CareLoginProps> {
  return {
    // Of an unknown address, too: nothing is said of what exists.
    status: 200,
    page: 'careLogin',
    props,
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
