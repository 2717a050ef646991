import { activityDetail, ApiError, searchBoxes, weekendDetail } from '@sabadora/api';
import {
  checkoutKindOf,
  checkoutStepOf,
  DEFAULT_PARTY,
  queryValue,
  writePeople,
  type PurchaseKind,
} from '@sabadora/domain';
import messages from '../../features/checkout/checkout.messages.json';
import loadMessages from './load.messages.json';
import type { CheckoutPageProps } from '../../features/checkout/CheckoutPage.tsx';
import { PageHead } from '../../kit/document/PageHead.tsx';
import { NOT_FOUND, type LoadInput, type LoadResult } from '../../kit/document/pageInput.ts';

/**
 * Loads a step of a purchase; not found for an unknown step. Only the browser begins the checkout, so that loading an
 * address has no effect.
 */
export async function load(input: LoadInput): Promise<LoadResult<CheckoutPageProps>> {
  const { market, markets, params, path, query, wordsOf } = input;
  if (checkoutStepOf(params['step']) === undefined) return NOT_FOUND;
  const kind = checkoutKindOf(query);
  return {
    props: { kind, preview: await findPreview(kind, input) },
    cacheControl: 'no-store',
    head: (
      <PageHead
        title={wordsOf(messages)('checkout.metaTitle')}
        description={wordsOf(loadMessages)('checkout.metaDescription')}
        locale={market.locale}
        markets={markets}
        path={path}
        isIndexed={false}
      />
    ),
  };
}

type Preview = CheckoutPageProps['preview'];

/** Loads the preview of each kind of product, which the query identifies. */
const PREVIEWS: Readonly<Record<PurchaseKind, (input: LoadInput) => Promise<Preview>>> = {
  stay: previewOffer,
  gift: previewOffer,
  activity: async ({ api, market, query, signal }) => {
    const id = readId(query, 'activity');
    if (id === undefined) return null;
    const { activity } = await api.send(activityDetail, { id, locale: market.locale }, { signal });
    return previewOf(activity);
  },
  box: async ({ api, market, query, signal }) => {
    const code = queryValue(query, 'box');
    const { boxes } = await api.send(searchBoxes, { locale: market.locale }, { signal });
    const box = boxes.find((one) => one.code === code);
    return box ? { kind: 'preview', label: box.title, imageUrl: box.images[0] ?? '', hotel: null } : null;
  },
};

async function previewOffer({ api, market, query, signal }: LoadInput): Promise<Preview> {
  const id = readId(query, 'offer');
  if (id === undefined) return null;
  const { offer } = await api.send(
    weekendDetail,
    { id, locale: market.locale, ...writePeople(DEFAULT_PARTY) },
    { signal },
  );
  return previewOf(offer);
}

function previewOf({
  label,
  imageUrl,
  hotel,
}: {
  label: string;
  imageUrl: string;
  hotel: { label: string; location: { label: string } };
}): Preview {
  return { kind: 'preview', label, imageUrl, hotel: { label: hotel.label, town: hotel.location.label } };
}

function readId(query: string, name: string): number | undefined {
  const id = Number(queryValue(query, name));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

async function findPreview(kind: PurchaseKind, input: LoadInput): Promise<Preview> {
  try {
    return await PREVIEWS[kind](input);
  } catch (error) {
    // The checkout fails for the same reason in the browser, which shows a message.
    if (error instanceof ApiError) return null;
    throw error;
  }
}
