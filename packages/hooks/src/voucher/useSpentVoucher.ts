import { useEffect } from 'react';
import type { OrderView } from '../checkout/useOrder.ts';
import { useKeptVoucher } from './useKeptVoucher.ts';

/** Removes the stored voucher once it has paid an order, so that the next booking in this tab does not use it. */
export function useSpentVoucher(view: OrderView): void {
  const { drop } = useKeptVoucher();
  const hasVoucher = view.kind === 'order' && view.order.voucher !== null;
  useEffect(() => {
    if (hasVoucher) drop();
  }, [drop, hasVoucher]);
}
