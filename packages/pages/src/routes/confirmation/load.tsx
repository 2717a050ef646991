import { findOrder } from '@sabadora/hooks';
import { PageHead } from '../../kit/document/PageHead.tsx';
import { NOT_FOUND, type LoadInput, type LoadResult } from '../../kit/document/pageInput.ts';
import messages from './confirmation.messages.json';
import type { ConfirmationProps } from './page.tsx';

/**
 * Loads an order by its id (PR-168). Everybody with the address can see it, so it is not indexed and not sent as a
 * referrer.
 */
export async function load(input: LoadInput): Promise<LoadResult<ConfirmationProps>> {
  const { api, market, markets, params, path, wordsOf, signal } = input;
  const orderUUID = params['order'] ?? '';
  const view = await findOrder(api, orderUUID, signal);
  if (!view) return NOT_FOUND;
  return {
    props: { orderUUID, view },
    cacheControl: 'no-store',
    head: (
      <PageHead
        title={wordsOf(messages)('checkout.confirmation.metaTitle')}
        locale={market.locale}
        markets={markets}
        path={path}
        isPrivate
      />
    ),
  };
}
