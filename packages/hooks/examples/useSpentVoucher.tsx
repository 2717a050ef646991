import { useSpentVoucher, type OrderView } from '@sabadora/hooks';
import { formatMoney } from '@sabadora/hooks/core';

/** `view` is what `findOrder` returned on the server. An order that is pending there needs `useOrder` instead. */
export function Example({ view }: { view: OrderView }) {
  useSpentVoucher(view);
  if (view.kind !== 'order') return <p>Nothing is booked.</p>;
  const { number, voucher } = view.order;
  return (
    <p>
      Booking {number}
      {voucher && `, ${formatMoney(voucher.usedAmount, 'fr_FR')} paid with your voucher`}
    </p>
  );
}
