import type { MoveQuote } from '@sabadora/api';
import type { IsoDay } from '@sabadora/days';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { quoteStay } from '../../product/quoteStay.ts';
import { conflict, type ProductRequest } from '../orders/kinds/ProductKind.ts';
import { giveRoomsBack, lockCalendar, roomsOf } from '../orders/kinds/rooms.ts';
import type { OrderRow } from '../orders/orderRow.ts';
import { paymentProviderOf } from '../orders/toCheckout.ts';
import { shownParts } from '../payments/paidBy.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import { differenceOf, planDifference } from './cheaperMove.ts';
import { heldMove, releaseMove, stayOf } from './moves.ts';

/** The requested new dates of a booking. */
export interface NewDates {
  checkin: IsoDay;
  nights: number;
  activityDaySelections: string[];
}

/** The request for the stay of a booking on other dates, for the same people. */
export function stayOn(order: OrderRow, dates: NewDates): ProductRequest<'stay'> {
  const { offerId, adult, child, baby } = stayOf(order);
  return { kind: 'stay', locale: order.locale, offerId, adult, child, baby, ...dates };
}

/**
 * Puts the rooms of a locked booking back on sale within the transaction, because its new dates may share nights with
 * the present ones.
 *
 * @throws Problem 409 when its offer has no calendar any more
 */
export async function freeRooms(transaction: Transaction<Tables>, order: OrderRow): Promise<void> {
  const stay = stayOf(order);
  if (!(await lockCalendar(transaction, stay.offerId))) {
    throw conflict('checkin', 'NOT_AVAILABLE', 'The offer is no longer sold.');
  }
  const held = await heldMove(transaction, order.id);
  if (held) await releaseMove(transaction, order, held);
  await giveRoomsBack(transaction, roomsOf(stay));
}

/** Thrown to roll a transaction back; carries its result. */
class Undone<Result> extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super('undone');
    this.result = result;
  }
}

/** The result of a transaction that is rolled back. */
async function whatIf<Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction().execute(async (transaction) => {
      throw new Undone(await work(transaction));
    });
  } catch (error) {
    if (error instanceof Undone) return error.result as Result;
    throw error;
  }
}

/**
 * The quote of a booking on other dates, with its own rooms counted as available. @throws Problem 409 when it is no
 * longer sold
 */
export function quoteMove(
  { db, today, provider }: PurchaseContext,
  order: OrderRow,
  dates: NewDates,
): Promise<MoveQuote> {
  return whatIf(db, async (transaction) => {
    await freeRooms(transaction, order);
    const stay = stayOn(order, dates);
    const quote = await quoteStay(
      transaction,
      { ...stay, id: stay.offerId, activitySelectionList: stay.activityDaySelections },
      today(),
    );
    const price = quote?.bookable === true ? quote.priceInfo : null;
    const difference = price ? differenceOf(order, price.sellPrice) : 0;
    const { parts, notTaken } = await planDifference(transaction, order, Math.max(0, -difference));
    return {
      price: price && { from: order.product_amount, to: price.sellPrice },
      difference,
      refund: { parts: shownParts(parts), notTaken },
      activities: quote?.activities ?? [],
      deadline: quote?.cancellationPolicy.cancellationDeadline ?? null,
      paymentProvider: paymentProviderOf(provider),
    };
  });
}
