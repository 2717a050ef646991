/** States of an order. */
export const ORDER_STATES = [
  /** The rooms are held for the buyer until the hold ends; nothing is paid. */
  'held',
  /** The provider is charging an amount; its result is not known yet. */
  'paying',
  'paid',
  /** The last attempt to pay was refused; another one may follow until the hold ends. */
  'failed',
  /** The hold ended without a payment; the rooms are on sale again. */
  'expired',
  'cancelled',
  /** The order is cancelled, and the amount due was refunded. */
  'refunded',
] as const;

/** The state of an order: one of `ORDER_STATES`. */
export type OrderState = (typeof ORDER_STATES)[number];

/** States that may follow each state. */
const NEXT_STATES: Readonly<Record<OrderState, readonly OrderState[]>> = {
  held: ['paying', 'expired'],
  paying: ['paid', 'failed', 'expired'],
  failed: ['paying', 'expired'],
  // Renewing a hold takes the rooms again.
  expired: ['held'],
  paid: ['cancelled'],
  cancelled: ['refunded'],
  // A refund can come back, and is then due again.
  refunded: ['cancelled'],
};

/** Whether an order may change from `state` to `next`. */
export function canBecome(state: OrderState, next: OrderState): boolean {
  return NEXT_STATES[state].includes(next);
}

/** Whether the buyer may still change or pay an order in this state. */
export function isOpen(state: OrderState): boolean {
  return state === 'held' || state === 'failed';
}
