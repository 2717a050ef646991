import { useOrder, type OrderView } from '@sabadora/hooks';
import type { ReactNode } from 'react';

export interface PolledOrderProps {
  orderUUID: string;
  /** What the server knew of the order. */
  initial: OrderView;
  /** Draws what is known of it. */
  children: (view: OrderView) => ReactNode;
}

/** An order that is looked up again until the bank has answered. */
export function PolledOrder({ orderUUID, initial, children }: PolledOrderProps) {
  return children(useOrder(orderUUID, initial));
}
