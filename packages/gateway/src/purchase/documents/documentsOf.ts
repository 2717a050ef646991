import type { Confirmation } from '@sabadora/api';
import type { OrderRow } from '../orders/orderRow.ts';

/** Route of the receipts of orders. */
export const RECEIPT_ROUTE = '/api/orders/:order/receipt.pdf';

/** Route of the calendar files of orders. */
export const CALENDAR_ROUTE = '/api/orders/:order/stay.ics';

/**
 * Paths of an order's files.
 *
 * @param access token for the purpose "receipt"; with it, the receipt shows the buyer
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
