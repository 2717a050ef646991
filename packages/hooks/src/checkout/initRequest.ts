import type { CheckoutRequest } from '@sabadora/api';
import {
  nightsOf,
  writePeople,
  type Locale,
  type ProductToBuy,
  type PurchaseKind,
  type Personalisation,
} from '@sabadora/domain';

type ToBuy<Kind extends PurchaseKind> = Extract<ProductToBuy, { kind: Kind }>;
type Common = Pick<CheckoutRequest, 'locale' | 'attempt' | 'expectedPrice'> & {
  personalisation?: Personalisation;
  voucher?: string;
};

/** How a product of each kind is asked for. */
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
  gift: (
    { offerId, giftNights, giftFormat, bucket, sleeves, extras = [] },
    { personalisation, ...common },
  ) => ({
    kind: 'gift',
    ...common,
    ...personalisation,
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
  box: ({ code, giftFormat }, { personalisation, ...common }) => ({
    kind: 'box',
    ...common,
    ...personalisation,
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

/** What goes with the product. */
export interface WithProduct {
  /** What the giver wrote, if anything. */
  personalisation: Personalisation | undefined;
  /** The code of the voucher that pays for a stay. */
  voucher: string | undefined;
}

interface RequestContext extends WithProduct {
  locale: Locale;
  attempt: string;
}

/** Names what is bought, so that another purchase has other idempotency keys. */
export function itemOf(product: ProductToBuy, { personalisation, voucher }: WithProduct): string {
  return JSON.stringify({
    ...product,
    ...(isPersonal(product) && personalisation),
    ...(product.kind === 'stay' && voucher !== undefined && { voucher }),
  });
}

/** Whether what the giver writes goes with the product (PR-128). */
function isPersonal(product: ProductToBuy): boolean {
  return 'giftFormat' in product && product.giftFormat === 'digital';
}

/** What begins the checkout of a product. */
export function initRequest(
  product: ProductToBuy,
  { locale, attempt, personalisation, voucher }: RequestContext,
): CheckoutRequest {
  const { kind, price } = product;
  return requestOf(kind, product, {
    locale,
    attempt,
    ...(price !== undefined && { expectedPrice: price }),
    ...(isPersonal(product) && personalisation && { personalisation }),
    ...(product.kind === 'stay' && voucher !== undefined && { voucher }),
  });
}
