import type { initCheckout, OrderedProduct, OrderLine, OrderRequest, RequestOf } from '@sabadora/api';
import type { IsoDay } from '@sabadora/days';
import type { Locale, PurchaseErrorCode, PurchaseKind } from '@sabadora/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { Problem } from '../../../http/problem.ts';

/** The request of a buyer, by kind of product. */
export type ProductRequest<Kind extends PurchaseKind = PurchaseKind> = Kind extends PurchaseKind
  ? Omit<Extract<RequestOf<typeof initCheckout>, { kind: Kind }>, 'attempt' | 'expectedPrice'>
  : never;

/** The ordered product, by kind. */
export type ProductOf<Kind extends PurchaseKind = PurchaseKind> = Extract<OrderedProduct, { kind: Kind }>;

/** What a buyer gets back after cancelling. */
export interface CancellationTerms {
  cancellable: boolean;
  /** Last day on which changes are free and a cancellation is partly refunded. */
  deadline: IsoDay | null;
  /** Cents per night; their sum is the price of the product. */
  nightAmounts: number[];
  /** Price of the insurance in cents; null when none is sold. */
  insuranceAmount: number | null;
}

/** Everything that an order copies from the catalogue at the moment of the quote. */
export interface QuotedProduct<Kind extends PurchaseKind = PurchaseKind> {
  product: ProductOf<Kind>;
  /** Price of the product in cents, as shown where the buyer chose it: the sum of `lines`. */
  productAmount: number;
  /** The price line by line, including shipping and extras. */
  lines: OrderLine[];
  /** Null for vouchers, which cannot be cancelled. */
  cancellation: CancellationTerms | null;
}

/** The rules in which one kind of product differs from the others during an order. */
export interface ProductKind<Kind extends PurchaseKind> {
  /** Minutes for which an unpaid order is held. */
  holdMinutes: number;
  /** Most minutes for which an order can be held. */
  holdMaxMinutes: number;
  /**
   * Quotes the product at the catalogue's price. Limited stock is locked until the transaction ends.
   *
   * @throws Problem 409 when it is not available
   */
  quote: (
    transaction: Transaction<Tables>,
    request: ProductRequest<Kind>,
    today: IsoDay,
  ) => Promise<QuotedProduct<Kind>>;
  /** Takes the quoted product off sale, in the same transaction. */
  take: (transaction: Transaction<Tables>, product: ProductOf<Kind>) => Promise<void>;
  /** Puts the product back on sale. */
  giveBack: (transaction: Transaction<Tables>, product: ProductOf<Kind>) => Promise<void>;
  /** The request that orders the same product again. */
  requestOf: (product: ProductOf<Kind>, locale: Locale) => ProductRequest<Kind>;
  /** Whether `items`, as the page sent them, name the product of the checkout; otherwise the order is refused. */
  isNamedBy: (product: ProductOf<Kind>, items: OrderRequest['items']) => boolean;
}

/** A problem with status 409 for a field; its message is the error code. */
export function conflict(field: string, code: PurchaseErrorCode, detail: string): Problem {
  return new Problem(409, detail, [{ field, message: code }]);
}

/** For kinds without limited stock: taking off sale and putting back do nothing. */
export const UNLIMITED = { take: async () => {}, giveBack: async () => {} };

/** Hold times of vouchers: their price is valid for a day. */
export const VOUCHER_HOLD = { holdMinutes: 24 * 60, holdMaxMinutes: 7 * 24 * 60 };
