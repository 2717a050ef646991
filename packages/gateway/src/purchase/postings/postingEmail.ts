import type { GiftExtras } from '@sabadora/api';
import { DELIVERY_DAYS } from '@sabadora/domain';
import type { EmailTexts } from '../emails/letter.ts';
import { voucherEmail } from '../emails/voucherEmail.ts';
import type { OrderRow } from '../orders/orderRow.ts';
import type { VoucherRow } from '../vouchers/issueVoucher.ts';

/** What is posted with a voucher: sleeve and extras, each with its id and its name. */
function enclosed({ product }: OrderRow, groups: GiftExtras['groups']): string[] {
  if (!('giftFormat' in product)) return [];
  const items = groups.flatMap((group) => group.items);
  const named = (id: string) => {
    // An item that is no longer sold is listed by its id only.
    const name = items.find((item) => item.id === id)?.name;
    return name === undefined ? id : `${id}, ${name}`;
  };
  return [
    `Sleeve: ${product.sleeves === null ? 'none' : named(product.sleeves)}`,
    ...product.extras.map((id) => `Extra: ${named(id)}`),
  ];
}

/**
 * The order to print and post a gift: instructions for the posting service, then the voucher as it is printed, in its
 * giver's language.
 *
 * @throws Error for an order without a buyer
 */
export function postingEmail(
  order: OrderRow,
  voucher: Pick<VoucherRow, 'code' | 'valid_until'>,
  { extras, origin }: { extras: GiftExtras['groups']; origin: string },
): EmailTexts {
  const { buyer, number, locale, product } = order;
  if (!buyer) throw new Error(`Order ${order.id} was paid without a buyer`);
  const [fewest, most] = DELIVERY_DAYS;
  return voucherEmail(order, voucher, origin, {
    subject: `To print and post: ${product.label} (${number ?? ''})`,
    lines: [
      `Order ${number ?? ''}, ${locale}. Delivery was promised in ${fewest} to ${most} working days.`,
      '',
      'Post to:',
      `${buyer.firstName} ${buyer.lastName}`,
      buyer.addressLine,
      `${buyer.postalCode} ${buyer.city}`,
      buyer.country,
      `For the carrier: ${buyer.phoneNumber}`,
      '',
      ...enclosed(order, extras),
      '',
      'Print what follows.',
    ],
  });
}
