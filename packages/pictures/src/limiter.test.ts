import { expect, test } from 'vitest';
import { createLimiter, QueueFull } from './limiter.ts';

const LONG_MS = 60_000;

/** A task that ends when the test calls `end`. */
function openTask() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { task: () => ended, end: () => end() };
}

test('at most so many tasks run at once, the others in the order they came', async () => {
  const inTurn = createLimiter(2, LONG_MS);
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
  const inTurn = createLimiter(1, LONG_MS);
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(inTurn(() => Promise.resolve('yes'))).resolves.toBe('yes');
});

test('the line has room for as many as come: only time bounds it', async () => {
  const inTurn = createLimiter(1, LONG_MS);
  const done = await Promise.all(Array.from({ length: 5000 }, (_, id) => inTurn(() => Promise.resolve(id))));
  expect(done).toHaveLength(5000);
});

test('whoever has waited too long is turned away, and the next in time gets the place', async () => {
  let nowMs = 0;
  const inTurn = createLimiter(1, LONG_MS, () => nowMs);
  const first = openTask();
  const running = inTurn(first.task);
  const late = inTurn(() => Promise.resolve('late'));
  nowMs += LONG_MS;
  const inTime = inTurn(() => Promise.resolve('in time'));
  nowMs += 1;
  first.end();
  await running;
  await expect(late).rejects.toBeInstanceOf(QueueFull);
  await expect(inTime).resolves.toBe('in time');
  await expect(inTurn(() => Promise.resolve('next'))).resolves.toBe('next');
});

test('a task that nobody waits for any more does not take a place', async () => {
  const inTurn = createLimiter(1, LONG_MS);
  const first = openTask();
  const running = inTurn(first.task);
  let isWanted = true;
  let isRun = false;
  const left = inTurn(
    () => {
      isRun = true;
      return Promise.resolve();
    },
    () => isWanted,
  );
  isWanted = false;
  first.end();
  await running;
  await expect(left).rejects.toBeInstanceOf(QueueFull);
  expect(isRun).toBe(false);
});
