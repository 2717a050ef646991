import { expect, test } from 'vitest';
import { Problem } from './problem.ts';
import { createRateLimit } from './rateLimit.ts';

function limited() {
  let nowMs = 0;
  const limit = createRateLimit({ limit: 3, windowMs: 1000, now: () => nowMs });
  return { limit, pass: (ms: number) => (nowMs += ms) };
}

test('as much as the limit passes within a window, each key for itself', () => {
  const { limit } = limited();
  limit.use('a', 2);
  limit.use('a');
  limit.use('b', 3);
  expect(() => limit.use('a')).toThrow(Problem);
});

test('what is refused is not counted, and the seconds to wait are told', () => {
  const { limit, pass } = limited();
  limit.use('a', 2);
  expect(() => limit.use('a', 2)).toThrow(expect.objectContaining({ status: 429, retryAfter: 1 }));
  limit.use('a');
  pass(1000);
  limit.use('a', 3);
});
