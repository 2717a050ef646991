import { queryValue } from '@sabadora/domain';
import messages from '../../features/lookup/lookup.messages.json';
import type { LookupPageProps } from '../../features/lookup/LookupPage.tsx';
import { PageHead } from '../../kit/document/PageHead.tsx';
import type { LoadedPage, LoadInput } from '../../kit/document/pageInput.ts';

/** Loads the page where a booking is looked up (CH-108, D-079). The number in an e-mail's link is filled in. */
export function load({ market, markets, path, query, wordsOf }: LoadInput): LoadedPage<LookupPageProps> {
  const number = queryValue(query, 'number') ?? '';
  return {
    props: { number: /^\d{8}$/.test(number) ? number : '' },
    cacheControl: 'no-store',
    head: (
      <PageHead
        title={wordsOf(messages)('lookup.metaTitle')}
        description={wordsOf(messages)('lookup.lead')}
        locale={market.locale}
        markets={markets}
        path={path}
        isPrivate
      />
    ),
  };
}
