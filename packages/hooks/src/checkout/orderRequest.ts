import type { Buyer, Checkout, OrderRequest } from '@sabadora/api';
import type { Locale } from '@sabadora/domain';

type Item = Pick<OrderRequest['items'], 'shortStayItem' | 'voucherItem'>;

/** The product as an order request names it. */
function itemOf({ product, specialRequest }: Checkout): Item {
  switch (product.kind) {
    case 'stay':
      return {
        shortStayItem: {
          gift: false,
          reservationCriteria: {
            offerId: product.offerId,
            activityDaySelections: product.activities.map(({ activityId, date }) => `${activityId}_${date}`),
            pax: {
              numberOfAdults: product.adult,
              numberOfChildren: product.child,
              numberOfBabies: product.baby,
            },
            travelPeriod: { checkinDate: product.checkin, checkoutDate: product.checkout },
            minisiteId: null,
          },
          specialRequest: specialRequest === '' ? null : specialRequest,
        },
      };
    case 'gift':
      return voucher(product.kind, product.offerId);
    case 'activity':
      return voucher(product.kind, product.activityId);
    case 'box':
      return voucher(product.kind, product.code);
  }
}

function voucher(kind: NonNullable<Item['voucherItem']>['kind'], productId: number | string): Item {
  return { shortStayItem: null, voucherItem: { kind, productId: String(productId) } };
}

/** Body of the order calls for a checkout as the buyer sees it (PR-172, PR-173). */
export function orderRequest(
  checkout: Checkout,
  { buyer, locale, attempt }: { buyer: Buyer; locale: Locale; attempt: string },
): OrderRequest {
  return {
    checkoutId: checkout.id,
    attempt,
    locale,
    buyer,
    currency: 'EUR',
    expectedAmount: checkout.remainingAmountToPay,
    paymentMethod: checkout.paymentMethod,
    items: {
      insuranceItem: checkout.cancellation.chosen === 'insurance',
      promotionCodeItem: checkout.promotionCode === null ? null : { code: checkout.promotionCode },
      ...itemOf(checkout),
    },
  };
}
