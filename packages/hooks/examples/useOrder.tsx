import { useOrder, type OrderView } from '@sabadora/hooks';

/** `initial` is the result of `findOrder` on the server. */
export function Example({ orderUUID, initial }: { orderUUID: string; initial: OrderView }) {
  const view = useOrder(orderUUID, initial);
  if (view.kind === 'pending') return <p role="status">Your bank has not said yet.</p>;
  if (view.kind === 'failed') return <p>Nothing is booked.</p>;
  return (
    <p>
      Booking {view.order.number}: {view.order.product.label}
    </p>
  );
}
