import type { CheckoutRequest } from '@sabadora/api';
import { nightsOf, writePeople, type Locale, type ProductToBuy, type PurchaseKind } from '@sabadora/domain';

type ToBuy<Kind extends PurchaseKind> = Extract<ProductToBuy, { kind: Kind }>;
type Common = Pick<CheckoutRequest, 'locale' | 'attempt' | 'expectedPrice'> & { voucher?: string };

/** Builds the checkout request of each kind of product. */
const REQUESTS: {
  readonly [Kind in PurchaseKind]: (product: ToBuy<Kind>, common: Common) => CheckoutRequest;
} = {
  stay: ({ offerId, dates, party, activityDates, minisite }, common) => ({
    kind: 'stay',
    ...common,
    offerId,
    checkin: dates.checkin,
    nights: nightsOf(dates),
    ...writePeople(party),
    activityDaySelections: [...activityDates],
    ...(minisite !== undefined && { minisite }),
  }),
  gift: ({ offerId, giftNights, giftFormat, bucket, sleeves, extras = [] }, common) => ({
    kind: 'gift',
    ...common,
    offerId,
    giftNights,
    giftFormat,
    ...(bucket !== undefined && { bucket }),
    ...(sleeves !== undefined && { sleeves }),
    extras: [...extras],
  }),
  activity: ({ activityId, adults, ownUse }, common) => ({
    kind: 'activity',
    ...common,
    activityId,
    adults,
    ownUse,
  }),
  box: ({ code, giftFormat }, common) => ({
    kind: 'box',
    ...common,
    code,
    giftFormat,
  }),
};

function requestOf<Kind extends PurchaseKind>(
  kind: Kind,
  product: ToBuy<Kind>,
  common: Common,
): CheckoutRequest {
  return REQUESTS[kind](product, common);
}

/** Input of a checkout besides its product. */
export interface WithProduct {
  /** The code of the voucher that pays for a stay. */
  voucher: string | undefined;
}

interface RequestContext extends WithProduct {
  locale: Locale;
  attempt: string;
}

/** Text that identifies the product, so that another purchase gets other idempotency keys. */
export function itemOf(product: ProductToBuy, { voucher }: WithProduct): string {
  return JSON.stringify({
    ...product,
    ...(product.kind === 'stay' && voucher !== undefined && { voucher }),
  });
}

/** Request that begins the checkout of a product. */
export function initRequest(
  product: ProductToBuy,
  { locale, attempt, voucher }: RequestContext,
): CheckoutRequest {
  const { kind, price } = product;
  return requestOf(kind, product, {
    locale,
    attempt,
    ...(price !== undefined && { expectedPrice: price }),
    ...(product.kind === 'stay' && voucher !== undefined && { voucher }),
  });
}
