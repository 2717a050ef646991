/** The states of an order. */
export const ORDER_STATES = [
  /** The rooms are the buyer's until the hold ends; nothing is paid. */
  'held',
  /** The provider was given an amount to charge; its result is not known yet. */
  'paying',
  'paid',
  /** The last attempt to pay was refused; another may follow until the hold ends. */
  'failed',
  /** The hold ended without a payment; the rooms are on sale again. */
  'expired',
  'cancelled',
  /** Cancelled, and what is owed was given back. */
  'refunded',
] as const;

/** The state of an order: one of `ORDER_STATES`. */
export type OrderState = (typeof ORDER_STATES)[number];

/** The states that may follow each state. */
const NEXT_STATES: Readonly<Record<OrderState, readonly OrderState[]>> = {
  held: ['paying', 'expired'],
  paying: ['paid', 'failed', 'expired'],
  failed: ['paying', 'expired'],
  // A hold that is renewed takes the rooms anew.
  expired: ['held'],
  paid: ['cancelled'],
  cancelled: ['refunded'],
  // What was given back has come back: it is owed again.
  refunded: ['cancelled'],
};

/** Whether an order may go from one state to the other. */
export function canBecome(state: OrderState, next: OrderState): boolean {
  return NEXT_STATES[state].includes(next);
}

/** Whether the buyer may still change or pay an order in the state. */
export function isOpen(state: OrderState): boolean {
  return state === 'held' || state === 'failed';
}
