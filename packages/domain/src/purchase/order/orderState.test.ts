import { describe, expect, test } from 'vitest';
import type { OrderState } from './orderState.ts';
import { HOLD_MINUTES } from './holdMinutes.ts';
import { canBecome, isOpen, ORDER_STATES } from './orderState.ts';

const nextOf = (state: OrderState) => ORDER_STATES.filter((next) => canBecome(state, next));

describe('the states of an order', () => {
  test.each([
    ['held', ['paying', 'expired']],
    ['paying', ['paid', 'failed', 'expired']],
    ['paid', ['cancelled']],
    ['failed', ['paying', 'expired']],
    ['expired', ['held']],
    ['cancelled', ['refunded']],
    ['refunded', ['cancelled']],
  ] as const)('from %s it goes to %j', (state, next) => {
    expect(nextOf(state)).toEqual(next);
  });

  test('every state can be reached from the first, and nothing paid is ever given up without a cancellation', () => {
    const reached = new Set<OrderState>(['held']);
    for (const state of reached) for (const next of nextOf(state)) reached.add(next);
    expect([...reached].toSorted()).toEqual(ORDER_STATES.toSorted());
    expect(nextOf('paid')).toEqual(['cancelled']);
  });

  test('a buyer may change what is held, and what a bank refused', () => {
    expect(ORDER_STATES.filter(isOpen)).toEqual(['held', 'failed']);
    expect(HOLD_MINUTES).toBe(15);
  });
});
