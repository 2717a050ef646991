import { PageHead } from '../../kit/document/PageHead.tsx';
import type { LoadedPage, LoadInput } from '../../kit/document/pageInput.ts';
import messages from './page.messages.json';

/** The page where a voucher is redeemed (CH-003, D-062). */
export function load({ market, markets, path, wordsOf }: LoadInput): LoadedPage<object> {
  const words = wordsOf(messages);
  return {
    props: {},
    head: (
      <PageHead
        title={words('voucher.metaTitle')}
        description={words('voucher.lead')}
        locale={market.locale}
        markets={markets}
        path={path}
      />
    ),
  };
}
