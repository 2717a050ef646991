import { useOrder, type OrderView } from '@sabadora/hooks';
import type { ReactNode } from 'react';

export interface PolledOrderProps {
  orderUUID: string;
  /** The order as the server knew it. */
  initial: OrderView;
  /** Renders what is known of the order. */
  children: (view: OrderView) => ReactNode;
}

/** Loads an order repeatedly until its payment is settled. */
export function PolledOrder({ orderUUID, initial, children }: PolledOrderProps) {
  return children(useOrder(orderUUID, initial));
}
