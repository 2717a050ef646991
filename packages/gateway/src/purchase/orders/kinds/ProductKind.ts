import type { initCheckout, OrderedProduct, OrderLine, OrderRequest, RequestOf } from '@sabadora/api';
import type { IsoDay } from '@sabadora/days';
import type { Locale, PurchaseErrorCode, PurchaseKind } from '@sabadora/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { Problem } from '../../../http/problem.ts';

/** A buyer's request, by the kind of product. */
export type ProductRequest<Kind extends PurchaseKind = PurchaseKind> = Kind extends PurchaseKind
  ? Omit<Extract<RequestOf<typeof initCheckout>, { kind: Kind }>, 'attempt' | 'expectedPrice'>
  : never;

/** What is bought, by its kind. */
export type ProductOf<Kind extends PurchaseKind = PurchaseKind> = Extract<OrderedProduct, { kind: Kind }>;

/** What may be had back when the buyer cancels. */
export interface CancellationTerms {
  cancellable: boolean;
  /** Last day of free changes and partial refund. */
  deadline: IsoDay | null;
  /** Cents of each night; their sum is the price of the product. */
  nightAmounts: number[];
  /** Cents; null where no insurance is sold. */
  insuranceAmount: number | null;
}

/** All that an order takes over from the catalogue, as it is at one moment. */
export interface QuotedProduct<Kind extends PurchaseKind = PurchaseKind> {
  product: ProductOf<Kind>;
  /** Cents: the price that was shown where the buyer chose the product; the sum of `lines`. */
  productAmount: number;
  /** What it costs, line by line; with shipping and the like. */
  lines: OrderLine[];
  /** Null for what cannot be cancelled: a voucher. */
  cancellation: CancellationTerms | null;
}

/** All in which one kind of product differs from the others while it is ordered. */
export interface ProductKind<Kind extends PurchaseKind> {
  /** Minutes for which an order is kept without a payment. */
  holdMinutes: number;
  /** Minutes for which an order can be kept at most. */
  holdMaxMinutes: number;
  /**
   * The product at the catalogue's own price. What there is only so much of is locked until the transaction ends.
   *
   * @throws Problem 409 when it cannot be had
   */
  quote: (
    transaction: Transaction<Tables>,
    request: ProductRequest<Kind>,
    today: IsoDay,
  ) => Promise<QuotedProduct<Kind>>;
  /** Takes what was quoted off sale, in the same transaction. */
  take: (transaction: Transaction<Tables>, product: ProductOf<Kind>) => Promise<void>;
  /** Puts it back on sale. */
  giveBack: (transaction: Transaction<Tables>, product: ProductOf<Kind>) => Promise<void>;
  /** The request that orders the product again. */
  requestOf: (product: ProductOf<Kind>, locale: Locale) => ProductRequest<Kind>;
  /** Whether `items`, as the page sent them, are the product of the checkout; an order for anything else is refused. */
  isNamedBy: (product: ProductOf<Kind>, items: OrderRequest['items']) => boolean;
}

/** A problem of status 409 that names the field at fault; its message is the code. */
export function conflict(field: string, code: PurchaseErrorCode, detail: string): Problem {
  return new Problem(409, detail, [{ field, message: code }]);
}

/** For kinds without a stock: nothing is taken off sale, and nothing is put back. */
export const UNLIMITED = { take: async () => {}, giveBack: async () => {} };

/** How long orders of a voucher are kept: its price holds for a day. */
export const VOUCHER_HOLD = { holdMinutes: 24 * 60, holdMaxMinutes: 7 * 24 * 60 };
