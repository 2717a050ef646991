import type { Confirmation } from '@sabadora/api';
import type { OrderRow } from '../orders/orderRow.ts';

/** Where the receipts of orders are. */
export const RECEIPT_ROUTE = '/api/orders/:order/receipt.pdf';

/** Where the calendar files of orders are. */
export const CALENDAR_ROUTE = '/api/orders/:order/stay.ics';

/**
 * Paths of an order's files.
 *
 * @param access of the purpose "receipt": the receipt then says whose it is
 */
export function documentsOf(
  { id, kind }: Pick<OrderRow, 'id' | 'kind'>,
  access?: string,
): Confirmation['documents'] {
  const receipt = RECEIPT_ROUTE.replace(':order', id);
  return {
    receipt: access === undefined ? receipt : `${receipt}?${new URLSearchParams({ access }).toString()}`,
    calendar: kind === 'stay' ? CALENDAR_ROUTE.replace(':order', id) : null,
  };
}
