import { useEffect } from 'react';
import type { OrderView } from '../checkout/useOrder.ts';
import { useKeptVoucher } from './useKeptVoucher.ts';

/** Forgets the kept voucher once it has paid an order: what is booked next in this tab is another purchase. */
export function useSpentVoucher(view: OrderView): void {
  const { drop } = useKeptVoucher();
  const hasVoucher = view.kind === 'order' && view.order.voucher !== null;
  useEffect(() => {
    if (hasVoucher) drop();
  }, [drop, hasVoucher]);
}
