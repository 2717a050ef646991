import { ApiError, weekendDetail } from '@sabadora/api';
import { DEFAULT_PARTY, isCheckoutStep, queryValue, writePeople } from '@sabadora/domain';
import messages from '../../features/checkout/checkout.messages.json';
import type { CheckoutPageProps } from '../../features/checkout/CheckoutPage.tsx';
import { PageHead } from '../../kit/document/PageHead.tsx';
import { NOT_FOUND, type LoadInput, type LoadResult } from '../../kit/document/pageInput.ts';

/**
 * A step of a purchase. Its rooms are taken by the browser: reading an address changes nothing. A step that does not
 * exist is a page not found.
 */
export async function load(input: LoadInput): Promise<LoadResult<CheckoutPageProps>> {
  const { market, markets, params, path, wordsOf } = input;
  if (!isCheckoutStep(params['step'])) return NOT_FOUND;
  return {
    props: { stay: await findStay(input) },
    cacheControl: 'no-store',
    head: (
      <PageHead
        title={wordsOf(messages)('checkout.metaTitle')}
        locale={market.locale}
        markets={markets}
        path={path}
        isIndexed={false}
      />
    ),
  };
}

async function findStay({ api, market, query, signal }: LoadInput): Promise<CheckoutPageProps['stay']> {
  const id = Number(queryValue(query, 'offer'));
  if (!Number.isInteger(id) || id < 1) return null;
  try {
    const { offer } = await api.send(
      weekendDetail,
      { id, locale: market.locale, ...writePeople(DEFAULT_PARTY) },
      { signal },
    );
    const { label, imageUrl, hotel } = offer;
    return { label, imageUrl, hotel: { label: hotel.label, town: hotel.location.label } };
  } catch (error) {
    // The browser learns the same from the checkout, and says it.
    if (error instanceof ApiError) return null;
    throw error;
  }
}
