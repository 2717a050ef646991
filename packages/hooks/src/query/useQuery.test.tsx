import { lazy, StrictMode, Suspense, useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithHooks } from '../testing/harness.tsx';
import { useSabadora } from '../SabadoraProvider.tsx';
import { QUERIES_HELD } from './QueryCache.ts';
import { queryCacheOf } from './queryCacheOf.ts';
import { useQuery, type QueryOptions } from './useQuery.ts';

interface Sent {
  key: string;
  signal: AbortSignal;
  respond: (data: string) => void;
  fail: () => void;
}

/** Requests that the test settles. Some reject when they are aborted, others ignore the abort. */
function server({ heedsAbort = true } = {}) {
  const sent: Sent[] = [];
  const fetchOf = (key: string) => (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      if (heedsAbort) signal.addEventListener('abort', () => reject(new Error('The caller gave up.')));
      sent.push({ key, signal, respond: resolve, fail: () => reject(new Error(`${key} failed`)) });
    });
  const next = async (key: string) => {
    await expect.poll(() => sent.some((request) => request.key === key)).toBe(true);
    const index = sent.findIndex((request) => request.key === key);
    const [request] = sent.splice(index, 1);
    if (!request) throw new Error(`${key} was not requested.`);
    return request;
  };
  return { sent, fetchOf, next };
}

interface ReaderProps extends QueryOptions<string> {
  name?: string;
  server: ReturnType<typeof server>;
  keys?: readonly string[];
}

/** Reads one key after another. */
function Reader({ name = 'reader', server, keys = ['a', 'b'], ...options }: ReaderProps) {
  const [key, setKey] = useState<string | null>(keys[0] ?? null);
  const { status, data, error, retry } = useQuery(key, server.fetchOf(key ?? ''), options);
  return (
    <section aria-label={name}>
      <p role="status" aria-label={name}>
        {[status, data, error instanceof Error ? error.message : undefined].filter(Boolean).join(', ')}
      </p>
      {[...keys, null].map((each) => (
        <button key={each} type="button" onClick={() => setKey(each)}>
          {`${name} ${each ?? 'nothing'}`}
        </button>
      ))}
      <button type="button" onClick={retry}>
        {`${name} again`}
      </button>
    </section>
  );
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const expectState = (name = 'reader') => expect.element(page.getByRole('status', { name }));

test('a key has its data, and a key that comes back sends no request', async () => {
  const net = server();
  renderWithHooks(<Reader server={net} />);
  await expectState().toHaveTextContent('loading');
  (await net.next('a')).respond('data of a');
  await expectState().toHaveTextContent('ready, data of a');
  await press('reader b');
  await expectState().toHaveTextContent('loading');
  (await net.next('b')).respond('data of b');
  await expectState().toHaveTextContent('ready, data of b');
  await press('reader a');
  await expectState().toHaveTextContent('ready, data of a');
  await press('reader nothing');
  await expectState().toHaveTextContent('idle');
  expect(net.sent).toEqual([]);
});

test('previous data is kept while the next loads, after a failure and without a key', async () => {
  const net = server();
  renderWithHooks(<Reader server={net} keepPrevious />);
  (await net.next('a')).respond('data of a');
  await expectState().toHaveTextContent('ready, data of a');
  await press('reader b');
  await expectState().toHaveTextContent('loading, data of a');
  (await net.next('b')).fail();
  await expectState().toHaveTextContent('error, data of a, b failed');
  await press('reader nothing');
  await expectState().toHaveTextContent('idle, data of a');
});

test('a failure is reported once, and a retry loads again', async () => {
  const net = server();
  const errors: unknown[] = [];
  renderWithHooks(
    <>
      <Reader server={net} />
      <Reader name="second" server={net} />
    </>,
    { onError: (error) => errors.push(error) },
  );
  (await net.next('a')).fail();
  await expectState().toHaveTextContent('error, a failed');
  await expectState('second').toHaveTextContent('error, a failed');
  expect(errors.map(String)).toEqual(['Error: a failed']);
  await press('reader again');
  await expectState().toHaveTextContent('loading');
  (await net.next('a')).respond('data');
  await expectState('second').toHaveTextContent('ready, data');
});

test('two readers share a request, which is aborted when the second reads another key', async () => {
  const net = server();
  const errors: unknown[] = [];
  renderWithHooks(
    <>
      <Reader server={net} />
      <Reader name="second" server={net} />
    </>,
    { onError: (error) => errors.push(error) },
  );
  const shared = await net.next('a');
  await press('reader b');
  const other = await net.next('b');
  expect(shared.signal.aborted).toBe(false);
  await press('second b');
  expect(shared.signal.aborted).toBe(true);
  other.respond('data of b');
  shared.respond('late');
  await expectState('second').toHaveTextContent('ready, data of b');
  expect(net.sent).toEqual([]);
  expect(errors).toEqual([]);
});

test.each([true, false])(
  'a key that was left is requested again (its request ends: %s)',
  async (heedsAbort) => {
    const net = server({ heedsAbort });
    renderWithHooks(<Reader server={net} keys={['b', 'a']} />);
    (await net.next('b')).respond('data of b');
    // In strict mode SWR forgets the request of the first render, so the test uses a later request.
    await press('reader a');
    const first = await net.next('a');
    await press('reader b');
    expect(first.signal.aborted).toBe(true);
    await press('reader a');
    const second = await net.next('a');
    first.respond('late');
    second.respond('second attempt');
    await expectState().toHaveTextContent('ready, second attempt');
  },
);

test('a debounced request is sent for the last key alone', async () => {
  const net = server();
  renderWithHooks(<Reader server={net} keys={['a', 'b', 'c']} debounceMs={80} />);
  for (const name of ['b', 'c']) {
    const button = page.getByRole('button', { name: `reader ${name}`, exact: true }).element();
    (button as HTMLElement).click();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  (await net.next('c')).respond('data of c');
  await expectState().toHaveTextContent('ready, data of c');
  expect(net.sent).toEqual([]);
});

test('initial data sends no request', async () => {
  const net = server();
  renderWithHooks(<Reader server={net} initialData="from the server" />);
  await expectState().toHaveTextContent('ready, from the server');
  expect(net.sent).toEqual([]);
});

test('strict mode, which mounts twice, sends one request', async () => {
  const net = server();
  renderWithHooks(
    <StrictMode>
      <Reader server={net} />
    </StrictMode>,
  );
  (await net.next('a')).respond('data');
  await expectState().toHaveTextContent('ready, data');
  expect(net.sent).toEqual([]);
});

test('content that is hidden while a part of it loads keeps its request, and a failure is not sent again', async () => {
  const net = server();
  const part = Promise.withResolvers<{ default: () => string }>();
  const Part = lazy(() => part.promise);
  function Parent() {
    const [isOpen, setOpen] = useState(false);
    return (
      <Suspense fallback={<p>loading a part</p>}>
        <Reader server={net} />
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <Part />}
      </Suspense>
    );
  }
  renderWithHooks(<Parent />);
  const first = await net.next('a');
  await press('Open');
  await expect.element(page.getByText('loading a part')).toBeVisible();
  expect(first.signal.aborted).toBe(false);
  first.fail();
  await new Promise((resolve) => setTimeout(resolve, 50));
  part.resolve({ default: () => 'part' });
  await expectState().toHaveTextContent('error, a failed');
  expect(net.sent).toEqual([]);
});

test('a page that has made thousands of searches holds the last 200, and is as fast as at first', async () => {
  const SEARCHES = import.meta.env['SABADORA_MATRIX'] === 'quick' ? 3_000 : 10_000;
  let requests = 0;
  /** Time from each search to its response in ms, without the pauses between searches. */
  const times: number[] = [];
  let searchedAt = performance.now();
  const finished = Promise.withResolvers<void>();
  // A message channel, because browsers throttle nested timers.
  const { port1, port2 } = new MessageChannel();
  port1.start();
  function Searches() {
    const [search, setSearch] = useState(1);
    const { cache } = queryCacheOf(useSabadora().api);
    const { status, data } = useQuery(`search ${search}`, () => Promise.resolve((requests += 1)));
    useEffect(() => {
      if (status !== 'ready' || times.length >= search) return;
      times.push(performance.now() - searchedAt);
      if (search === SEARCHES) return finished.resolve();
      port1.addEventListener(
        'message',
        () => {
          searchedAt = performance.now();
          setSearch(search + 1);
        },
        { once: true },
      );
      port2.postMessage('next');
    }, [search, status]);
    return <p role="status" aria-label="reader">{`${data ?? ''} held ${cache.size}`}</p>;
  }
  renderWithHooks(<Searches />);
  await finished.promise;
  port1.close();
  await expectState().toHaveTextContent(`${SEARCHES} held ${QUERIES_HELD}`);
  expect(requests).toBe(SEARCHES);
  // If the work grew with the number of searches, the last hundreds would take several times as long.
  const hundreds = Array.from({ length: SEARCHES / 100 }, (_, at) =>
    times.slice(at * 100, at * 100 + 100).reduce((sum, time) => sum + time, 0),
  );
  // Compares the quickest late hundred with the slowest early one, so that other load on the machine does not matter.
  expect(Math.min(...hundreds.slice(-4))).toBeLessThan(4 * Math.max(...hundreds.slice(1, 5)));
});
