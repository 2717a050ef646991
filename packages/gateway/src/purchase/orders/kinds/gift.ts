import { DEFAULT_PARTY, giftQuote, VOUCHER_MONTHS } from '@sabadora/domain';
import { giftPricesOf } from '../../../product/giftPrices.ts';
import { findQuotedOffers } from '../../../product/quoteStay.ts';
import { languageOf } from '../../../search/locale.ts';
import { describeOffer } from './describe.ts';
import { findPosting, givingOf, linesOf } from './giving.ts';
import { conflict, type ProductKind, UNLIMITED, VOUCHER_HOLD } from './ProductKind.ts';

/** A stay as a gift: a voucher for two people, who choose the dates (PR-112, PR-118). */
export const giftKind: ProductKind<'gift'> = {
  ...VOUCHER_HOLD,
  ...UNLIMITED,
  quote: async (transaction, request, today) => {
    const { offerId, giftNights, bucket, giftFormat, sleeves, extras, locale } = request;
    const [offer] = await findQuotedOffers(transaction, { offerId }, today);
    const row = await transaction
      .selectFrom('offer')
      .select('voucher_prices')
      .where('id', '=', offerId)
      .where('giftable', '=', true)
      .executeTakeFirst();
    if (!offer?.isOnSale || !row?.voucher_prices) {
      throw conflict('offerId', 'NOT_AVAILABLE', `Offer ${offerId} is not sold as a gift.`);
    }
    const { nightOptions, sellPrices } = giftPricesOf(offer, row.voucher_prices, today, languageOf(locale));
    const posting = await findPosting(transaction, request);
    const quote = giftQuote({
      choice: { nights: giftNights, bucket, format: giftFormat, sleeves, extras },
      nightOptions,
      rates: sellPrices,
      ...posting,
    });
    if (quote?.nights !== giftNights) {
      throw conflict('giftNights', 'NOT_AVAILABLE', `The gift is not sold for ${giftNights} nights.`);
    }
    const described = await describeOffer(transaction, offerId, locale);
    return {
      product: {
        kind: 'gift',
        offerId,
        ...described,
        nights: giftNights,
        adult: DEFAULT_PARTY.adults,
        bucket: quote.rate.value,
        ...givingOf(request, quote.extras, posting),
        validMonths: VOUCHER_MONTHS.gift,
      },
      productAmount: quote.totalPrice,
      lines: linesOf(described.label, quote),
      cancellation: null,
    };
  },
  requestOf: (
    { offerId, nights, bucket, giftFormat, sleeves, extras, toName, fromName, message },
    locale,
  ) => ({
    kind: 'gift',
    locale,
    offerId,
    giftNights: nights,
    bucket,
    giftFormat,
    ...(sleeves !== null && { sleeves }),
    extras,
    toName,
    fromName,
    message,
  }),
  isNamedBy: ({ offerId }, { voucherItem }) =>
    voucherItem?.kind === 'gift' && voucherItem.productId === String(offerId),
};
