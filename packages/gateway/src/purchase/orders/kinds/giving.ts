import type { GiftExtras, OrderLine } from '@sabadora/api';
import type { GiftQuote, PricedGiftRate, ShippingCost } from '@sabadora/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { findGiftExtras, findShippingCost } from '../../../product/physicalGifts.ts';
import { conflict, type ProductOf, type ProductRequest } from './ProductKind.ts';

type Given = 'gift' | 'box';
type Extra = GiftExtras['groups'][number]['items'][number];

/** Cost of posting a gift, with the sleeves and extras that can go with it. */
interface Posting {
  extras: GiftExtras['groups'];
  shipping: ShippingCost | undefined;
}

/**
 * Finds the cost of posting a gift, with the sleeves and extras that can go with it; nothing for a gift sent by
 * e-mail.
 *
 * @throws Problem 409 where no gifts are posted
 */
export async function findPosting(
  transaction: Transaction<Tables>,
  { giftFormat, locale }: Pick<ProductRequest<Given>, 'giftFormat' | 'locale'>,
): Promise<Posting> {
  if (giftFormat === 'digital') return { extras: [], shipping: undefined };
  const shipping = await findShippingCost(transaction, locale);
  if (!shipping) throw conflict('giftFormat', 'NOT_AVAILABLE', `Gifts are not posted in ${locale}.`);
  return { extras: await findGiftExtras(transaction, locale), shipping };
}

/** How a gift is given. Only a digital gift carries the giver's message (PR-128). */
export function givingOf(
  {
    giftFormat,
    toName = '',
    fromName,
    message,
  }: Pick<ProductRequest<Given>, 'giftFormat' | 'toName' | 'fromName' | 'message'>,
  chosen: readonly Extra[],
  { extras: groups }: Posting,
): Pick<ProductOf<Given>, 'giftFormat' | 'sleeves' | 'extras' | 'toName' | 'fromName' | 'message'> {
  const isDigital = giftFormat === 'digital';
  const sleeves = groups.flatMap(({ selection, items }) => (selection === 'single' ? items : []));
  const isSleeve = ({ id }: Extra) => sleeves.some((sleeve) => sleeve.id === id);
  return {
    giftFormat,
    sleeves: chosen.find(isSleeve)?.id ?? null,
    extras: chosen.filter((extra) => !isSleeve(extra)).map(({ id }) => id),
    toName: isDigital ? toName : '',
    fromName: isDigital ? fromName : '',
    message: isDigital ? message : '',
  };
}

/** The lines of a gift: the voucher, its sleeve and extras, and its posting (PR-174). */
export function linesOf(
  label: string,
  {
    sellPrice,
    extras,
    shippingCost = 0,
  }: Pick<GiftQuote<PricedGiftRate, Extra>, 'sellPrice' | 'extras' | 'shippingCost'>,
): OrderLine[] {
  return [
    { kind: 'voucher', label, amount: sellPrice },
    ...extras.map(({ name, price }): OrderLine => ({ kind: 'extra', label: name, amount: price })),
    ...(shippingCost > 0
      ? [{ kind: 'shipping', label: 'shipping', amount: shippingCost } satisfies OrderLine]
      : []),
  ];
}
