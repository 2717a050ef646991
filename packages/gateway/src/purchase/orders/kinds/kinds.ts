import type { OrderedProduct, OrderRequest } from '@sabadora/api';
import type { IsoDay } from '@sabadora/days';
import type { Locale, PurchaseKind } from '@sabadora/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { activityKind } from './activity.ts';
import { boxKind } from './box.ts';
import { giftKind } from './gift.ts';
import type { ProductKind, ProductRequest, QuotedProduct } from './ProductKind.ts';
import { stayKind } from './stay.ts';

const KINDS: { readonly [Kind in PurchaseKind]: ProductKind<Kind> } = {
  stay: stayKind,
  gift: giftKind,
  activity: activityKind,
  box: boxKind,
};

function rulesOf<Kind extends PurchaseKind>(kind: Kind): ProductKind<Kind> {
  return KINDS[kind];
}

/** How long unpaid orders of a kind are held. */
export function holdOf(
  kind: PurchaseKind,
): Pick<ProductKind<PurchaseKind>, 'holdMinutes' | 'holdMaxMinutes'> {
  return rulesOf(kind);
}

/** Quotes a product. @throws Problem 409 when it is not available */
export function quoteProduct(
  transaction: Transaction<Tables>,
  request: ProductRequest,
  today: IsoDay,
): Promise<QuotedProduct> {
  return rulesOf(request.kind).quote(transaction, request, today);
}

/** Takes a product off sale. */
export function takeProduct(transaction: Transaction<Tables>, product: OrderedProduct): Promise<void> {
  return rulesOf(product.kind).take(transaction, product);
}

/** Puts a product back on sale. */
export function giveProductBack(transaction: Transaction<Tables>, product: OrderedProduct): Promise<void> {
  return rulesOf(product.kind).giveBack(transaction, product);
}

/** The request that orders a product again. */
export function requestOf(product: OrderedProduct, locale: Locale): ProductRequest {
  return rulesOf(product.kind).requestOf(product, locale);
}

/** Whether the items of an order name the product. */
export function isNamedBy(product: OrderedProduct, items: OrderRequest['items']): boolean {
  return rulesOf(product.kind).isNamedBy(product, items);
}
