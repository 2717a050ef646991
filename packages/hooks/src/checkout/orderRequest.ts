import type { Buyer, Checkout, OrderRequest } from '@sabadora/api';
import type { Locale } from '@sabadora/domain';

/** The body of the order calls for a checkout as the buyer sees it (PR-172, PR-173). */
export function orderRequest(
  checkout: Checkout,
  { buyer, locale, attempt }: { buyer: Buyer; locale: Locale; attempt: string },
): OrderRequest {
  const { stay } = checkout;
  return {
    checkoutId: checkout.id,
    attempt,
    locale,
    buyer,
    currency: 'EUR',
    expectedAmount: checkout.remainingAmountToPay,
    items: {
      insuranceItem: checkout.cancellation.chosen === 'insurance',
      promotionCodeItem: checkout.promotionCode === null ? null : { code: checkout.promotionCode },
      shortStayItem: {
        gift: false,
        reservationCriteria: {
          offerId: stay.offerId,
          activityDaySelections: stay.activities.map(({ activityId, date }) => `${activityId}_${date}`),
          pax: {
            numberOfAdults: stay.adult,
            numberOfChildren: stay.child,
            numberOfBabies: stay.baby,
          },
          travelPeriod: { checkinDate: stay.checkin, checkoutDate: stay.checkout },
          minisiteId: null,
        },
        specialRequest: checkout.specialRequest === '' ? null : checkout.specialRequest,
      },
    },
  };
}
