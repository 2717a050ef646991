import { expect, test } from 'vitest';
import { createLimiter, QueueFull } from './limiter.ts';

test('at most so many tasks run at once, the others in the order they came', async () => {
  const inTurn = createLimiter(2, 10);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const task = (id: number) => async () => {
    started.push(id);
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 3));
    running--;
    return id;
  };
  const done = await Promise.all([1, 2, 3, 4, 5].map((id) => inTurn(task(id))));
  expect(done).toEqual([1, 2, 3, 4, 5]);
  expect(started).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('a task that fails frees its place', async () => {
  const inTurn = createLimiter(1, 10);
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(inTurn(() => Promise.resolve('yes'))).resolves.toBe('yes');
});

test('a line that is too long turns the next one away', async () => {
  const inTurn = createLimiter(1, 1);
  let release = () => {};
  const first = inTurn(() => new Promise<void>((resolve) => (release = resolve)));
  const second = inTurn(() => Promise.resolve());
  await expect(inTurn(() => Promise.resolve())).rejects.toBeInstanceOf(QueueFull);
  release();
  await Promise.all([first, second]);
});
