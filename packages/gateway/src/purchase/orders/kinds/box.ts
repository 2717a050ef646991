import { chosenExtras, VOUCHER_MONTHS } from '@sabadora/domain';
import { findBoxes } from '../../../search/activities/boxes.ts';
import { findPosting, givingOf, linesOf } from './giving.ts';
import { conflict, type ProductKind, UNLIMITED, VOUCHER_HOLD } from './ProductKind.ts';

/** Nights of a stay of a box. */
const NIGHTS = 1;

/** The code under which the catalogue lists a box: that of its digital format (ALG-18). */
const listedCode = (code: string) => code.replace(/E?BOX$/, 'EBOX');

/** A gift box: a voucher at a fixed price for any of the box's stays (PR-090, PR-091). */
export const boxKind: ProductKind<'box'> = {
  ...VOUCHER_HOLD,
  ...UNLIMITED,
  quote: async (transaction, request) => {
    const { locale, sleeves, extras } = request;
    const code = listedCode(request.code);
    const box = (await findBoxes(transaction, locale)).find((one) => one.code === code);
    if (!box) throw conflict('code', 'NOT_AVAILABLE', `There is no box ${code} on sale.`);
    const { title, images, includedContent, price } = box;
    const posting = await findPosting(transaction, request);
    const chosen = chosenExtras(posting.extras, { sleeves, extras }, NIGHTS);
    const { amount = 0, internationalFee = 0 } = posting.shipping ?? {};
    const lines = linesOf(title, {
      sellPrice: price.sellPrice,
      extras: chosen,
      shippingCost: amount + internationalFee,
    });
    return {
      product: {
        kind: 'box',
        code,
        label: title,
        imageUrl: images[0] ?? '',
        includedContent,
        ...givingOf(request, chosen, posting),
        validMonths: VOUCHER_MONTHS.box,
      },
      productAmount: lines.reduce((sum, line) => sum + line.amount, 0),
      lines,
      cancellation: null,
    };
  },
  requestOf: ({ code, giftFormat, sleeves, extras, toName, fromName, message }, locale) => ({
    kind: 'box',
    locale,
    code,
    giftFormat,
    ...(sleeves !== null && { sleeves }),
    extras,
    toName,
    fromName,
    message,
  }),
  isNamedBy: ({ code }, { voucherItem }) => voucherItem?.kind === 'box' && voucherItem.productId === code,
};
