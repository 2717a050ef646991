import { VOUCHER_MONTHS } from '@sabadora/domain';
import { findActivityCard } from '../../../product/activityDetail.ts';
import { orderedHotel } from './describe.ts';
import { conflict, type ProductKind, UNLIMITED, VOUCHER_HOLD } from './ProductKind.ts';

/** An activity: a voucher for a group at the price of the group (PR-078). */
export const activityKind: ProductKind<'activity'> = {
  ...VOUCHER_HOLD,
  ...UNLIMITED,
  quote: async (transaction, { activityId, adults, ownUse, locale }) => {
    const card = await findActivityCard(transaction, { id: activityId, locale });
    if (!card) {
      throw conflict('activityId', 'NOT_AVAILABLE', `There is no activity ${activityId} on sale.`);
    }
    const price = card.prices[adults];
    if (!price) {
      throw conflict('adults', 'NOT_AVAILABLE', `The activity is not sold to ${adults} people.`);
    }
    const { label, imageUrl, hotel } = card;
    return {
      product: {
        kind: 'activity',
        activityId,
        label,
        imageUrl,
        hotel: orderedHotel(hotel),
        adult: adults,
        ownUse,
        validMonths: VOUCHER_MONTHS.activity,
      },
      productAmount: price.sellPrice,
      lines: [{ kind: 'voucher', label, amount: price.sellPrice }],
      cancellation: null,
    };
  },
  requestOf: ({ activityId, adult, ownUse }, locale) => ({
    kind: 'activity',
    locale,
    activityId,
    adults: adult,
    ownUse,
  }),
  isNamedBy: ({ activityId }, { voucherItem }) =>
    voucherItem?.kind === 'activity' && voucherItem.productId === String(activityId),
};
