import { expect, test, vi } from 'vitest';
import { isAborted, QueryCache, QUERIES_HELD } from './QueryCache.ts';

const never = () => new Promise<never>(() => {});
const microtasks = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Reads `key` once and leaves, like a component that shows the data and then unmounts. */
function readOnce(cache: QueryCache, key: string): void {
  const leave = cache.join(key, () => {});
  cache.set(key, { data: key });
  leave();
}

test('of 10,000 queries the last 200 are held', async () => {
  const cache = new QueryCache();
  for (let search = 0; search < 10_000; search += 1) readOnce(cache, `search ${search}`);
  await microtasks();
  expect(cache.size).toBe(QUERIES_HELD);
  expect([...cache.keys()].slice(0, 2)).toEqual(['search 9800', 'search 9801']);
});

test('the least recently read goes first', async () => {
  const cache = new QueryCache(2);
  for (const key of ['a', 'b', 'a', 'c']) {
    readOnce(cache, key);
    await microtasks();
  }
  expect([...cache.keys()].sort()).toEqual(['a', 'c']);
});

test('what is read stays, even where more is read than is held', async () => {
  const cache = new QueryCache(2);
  const leave = cache.join('read', () => {});
  cache.set('read', { data: 1 });
  for (const key of ['a', 'b', 'c']) readOnce(cache, key);
  await microtasks();
  expect([...cache.keys()]).toEqual(['read', 'c']);
  leave();
  readOnce(cache, 'd');
  readOnce(cache, 'e');
  await microtasks();
  expect([...cache.keys()]).toEqual(['d', 'e']);
});

test('a failure is held only while it is read', async () => {
  const cache = new QueryCache();
  const leave = cache.join('a', () => {});
  cache.set('a', { error: new Error('failed') });
  expect(cache.size).toBe(1);
  leave();
  await microtasks();
  expect(cache.size).toBe(0);
  // SWR writes this state when a request was aborted.
  cache.set('a', { error: new DOMException('aborted', 'AbortError') });
  expect(cache.size).toBe(0);
});

test('a request is aborted when the last reader has left, and equal requests are one', async () => {
  const cache = new QueryCache();
  const fetch = vi.fn<(signal: AbortSignal) => Promise<never>>(never);
  const onAbort = vi.fn<() => void>();
  const leaves = [cache.join('a', onAbort), cache.join('a', onAbort)];
  void cache.send('a', fetch);
  void cache.send('a', fetch);
  const [signal] = fetch.mock.calls[0] ?? [];
  expect(fetch).toHaveBeenCalledTimes(1);
  leaves[0]?.();
  await microtasks();
  expect(signal?.aborted).toBe(false);
  leaves[1]?.();
  expect(signal?.aborted).toBe(false);
  await microtasks();
  expect(signal?.aborted).toBe(true);
  expect(onAbort).toHaveBeenCalledTimes(1);
});

test('a reader that comes in the same commit takes the request over', async () => {
  const cache = new QueryCache();
  const fetch = vi.fn<(signal: AbortSignal) => Promise<never>>(never);
  const leave = cache.join('a', () => {});
  void cache.send('a', fetch);
  leave();
  cache.join('a', () => {});
  await microtasks();
  expect(fetch.mock.calls[0]?.[0].aborted).toBe(false);
});

test('a request that is aborted before its time is never sent', async () => {
  const cache = new QueryCache();
  const fetch = vi.fn<(signal: AbortSignal) => Promise<never>>(never);
  const leave = cache.join('a', () => {});
  const failure = cache.send('a', fetch, 20).catch((error: unknown) => error);
  leave();
  expect(isAborted(await failure)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(fetch).not.toHaveBeenCalled();
});

test('a caller that is no component gets what is held, and else sends and holds', async () => {
  const cache = new QueryCache();
  const fetch = vi.fn<() => Promise<number>>(() => Promise.resolve(7));
  const { signal } = new AbortController();
  await expect(cache.load('a', fetch, signal)).resolves.toBe(7);
  await expect(cache.load('a', fetch, signal)).resolves.toBe(7);
  expect(fetch).toHaveBeenCalledTimes(1);
  await microtasks();
  expect([...cache.keys()]).toEqual(['a']);
});

test('two callers share a request, which ends when both have given up', async () => {
  const cache = new QueryCache();
  const signals: AbortSignal[] = [];
  const fetch = (signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) => {
      signals.push(signal);
      signal.addEventListener('abort', () => reject(new Error('given up')));
    });
  const callers = [new AbortController(), new AbortController()];
  const results = callers.map(({ signal }) =>
    cache.load('a', fetch, signal).catch((error: unknown) => error),
  );
  expect(signals).toHaveLength(1);
  callers[0]?.abort();
  await microtasks();
  expect(signals[0]?.aborted).toBe(false);
  callers[1]?.abort();
  expect((await Promise.all(results)).map(isAborted)).toEqual([true, true]);
});

test('a caller that wants it anew sends although data is held, which stays as it is; equal requests at once are one', async () => {
  const cache = new QueryCache();
  cache.set('a', { data: 'held' });
  const responses = Promise.withResolvers<string>();
  const fetch = vi.fn<() => Promise<string>>(() => responses.promise);
  const { signal } = new AbortController();
  const results = [cache.loadAnew('a', fetch, signal), cache.loadAnew('a', fetch, signal)];
  responses.resolve('new');
  expect(await Promise.all(results)).toEqual(['new', 'new']);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(cache.get('a')).toEqual({ data: 'held' });
});

test('what is wanted anew is aborted when its caller has gone', async () => {
  const cache = new QueryCache();
  const fetch = vi.fn<(signal: AbortSignal) => Promise<never>>(
    (aborts) =>
      new Promise((_resolve, reject) => aborts.addEventListener('abort', () => reject(new Error('gone')))),
  );
  const caller = new AbortController();
  const result = cache.loadAnew('a', fetch, caller.signal).catch((error: unknown) => error);
  caller.abort();
  expect(isAborted(await result)).toBe(true);
  expect(fetch.mock.calls[0]?.[0].aborted).toBe(true);
});
