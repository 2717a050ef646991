import { createApiClient } from '@sabadora/api';
import { SESSION_IDLE_MS } from '@sabadora/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { safeStorage } from '../storage/storage.ts';
import type { TrackEvent } from '../SabadoraProvider.tsx';
import { createTracker, type TrackerOptions } from './createTracker.ts';
import { forgetVisitor } from './visitor.ts';

interface Sent {
  path: string;
  keepalive: boolean;
  body: Record<string, unknown> & { events?: TrackEvent[] };
}

let sent: Sent[];
/** Creates the gateway's response. */
let response: () => Promise<Response>;
let kept: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_800_000_000_000);
  sent = [];
  kept = new Map();
  response = async () => Response.json({ received: 1 });
});
afterEach(() => vi.useRealTimers());

function start(options: Partial<TrackerOptions> = {}) {
  const storage = safeStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }));
  const api = createApiClient({
    fetch: (url, init) => {
      const path = url instanceof Request ? url.url : String(url);
      const body = JSON.parse(typeof init?.body === 'string' ? init.body : '') as Sent['body'];
      sent.push({ path, keepalive: init?.keepalive ?? false, body });
      return path.endsWith('/activation')
        ? response().then(() => new Response(null, { status: 204 }))
        : response();
    },
  });
  const tracker = createTracker({
    api,
    storage,
    locale: 'nl_BE',
    environmentId: 'test',
    now: () => Date.now(),
    ...options,
  });
  return { tracker, storage };
}

const event = (index = 1): TrackEvent => ({ name: 'view_item', params: { index } });
/** Waits for the responses to `count` activations; reading a body takes longer than the fake timers. */
const activated = (count: number) =>
  vi.waitFor(() => expect(JSON.parse(kept.get('sabadora.activated') ?? '[]')).toHaveLength(count));
const to = (part: string) => sent.filter(({ path }) => path.includes(part));

describe('the queue', () => {
  test('CH-184 CH-187 CH-188: events of two seconds go together to both endpoints', async () => {
    const { tracker } = start();
    tracker.track(event(1));
    await vi.advanceTimersByTimeAsync(1000);
    tracker.track({ name: 'view_item_list', params: { items: [{ id: 7 }] } });
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    const events = [event(1), { name: 'view_item_list', params: { items: [{ id: 7 }] } }];
    const visitorId = kept.get('sabadora.visitor');
    expect(sent).toEqual([
      {
        path: '/api/analytics/ga/collect/BE',
        keepalive: true,
        body: { visitorId, sessionStartMs: 1_800_000_000_000, locale: 'nl_BE', events },
      },
      { path: '/gateway/tracking/events', keepalive: true, body: { visitorId, locale: 'nl_BE', events } },
    ]);
    expect(visitorId).toMatch(/^[0-9a-f]{32}$/);
  });

  test('ten events do not wait', () => {
    const { tracker } = start();
    for (let index = 0; index < 11; index += 1) tracker.track(event(index));
    expect(to('/collect/')).toHaveLength(1);
    expect(to('/collect/')[0]?.body.events).toHaveLength(10);
  });

  test('what waits when the page is left is sent at once, by a request that outlives it', () => {
    const { tracker } = start();
    tracker.track(event());
    tracker.leave();
    expect(to('/collect/')).toMatchObject([{ keepalive: true, body: { events: [event()] } }]);
    tracker.leave();
    expect(to('/collect/')).toHaveLength(1);
  });

  test('CH-185 D-089 ALG-29: a session that is over is looked at four times more, then the events are dropped', async () => {
    const { tracker } = start();
    await vi.advanceTimersByTimeAsync(SESSION_IDLE_MS + 1);
    tracker.track(event());
    await vi.advanceTimersByTimeAsync(2000 + 4 * 150);
    tracker.touch();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual([]);
  });

  test('CH-185 ALG-29: an activity within the retries lets the events go, in a new session', async () => {
    const { tracker } = start();
    await vi.advanceTimersByTimeAsync(SESSION_IDLE_MS + 1);
    tracker.track(event());
    await vi.advanceTimersByTimeAsync(2000 + 3 * 150);
    expect(sent).toEqual([]);
    tracker.touch();
    const begunAt = Date.now();
    await vi.advanceTimersByTimeAsync(150);
    expect(to('/collect/')).toMatchObject([{ body: { sessionStartMs: begunAt, events: [event()] } }]);
  });

  test('SE-253: a gateway that fails, or responds with nonsense, is ignored, without a retry', async () => {
    const { tracker } = start();
    for (const failing of [
      () => Promise.reject(new TypeError('network')),
      async () => new Response('<!doctype html>', { status: 200 }),
      async () => new Response(null, { status: 503 }),
    ]) {
      sent = [];
      response = failing;
      tracker.track(event());
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sent).toHaveLength(2);
    }
  });

  test('SE-253: storage that refuses everything still lets the visit be counted', async () => {
    const refuse = () => {
      throw new Error('blocked');
    };
    const storage = safeStorage(refuse);
    const { tracker } = start({ storage });
    tracker.track(event());
    await vi.advanceTimersByTimeAsync(2000);
    expect(to('/collect/')).toHaveLength(1);
  });
});

describe('the Google id', () => {
  test('CH-186 ALG-29: is looked for each second, five times in all', async () => {
    const googleId = vi.fn(() => undefined);
    start({ googleId });
    expect(googleId).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(4000);
    expect(googleId).toHaveBeenCalledTimes(5);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(googleId).toHaveBeenCalledTimes(5);
  });

  test('CH-186: goes with the analytics once it is there, and is looked for no more', async () => {
    const googleId = vi.fn<() => string | undefined>(() => undefined);
    const { tracker } = start({ googleId });
    googleId.mockReturnValue('12.34');
    await vi.advanceTimersByTimeAsync(1000);
    tracker.track(event());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(to('/collect/')[0]?.body).toMatchObject({ googleId: '12.34' });
    expect(to('/tracking/')[0]?.body).not.toHaveProperty('googleId');
    expect(googleId).toHaveBeenCalledTimes(2);
  });
});

describe('experiments', () => {
  test('CH-181 CH-182 CH-183: a variation is activated once per visitor', async () => {
    start().tracker.activate({ searchDates: 'forced', dateShortcuts: 'shown' });
    await activated(2);
    expect(to('/experiments/')).toEqual([
      {
        path: '/gateway/experiments/activation',
        keepalive: true,
        body: {
          visitorId: kept.get('sabadora.visitor'),
          variationGroupId: 'searchDates',
          variationId: 'forced',
          locale: 'nl_BE',
          environmentId: 'test',
        },
      },
      expect.objectContaining({ body: expect.objectContaining({ variationGroupId: 'dateShortcuts' }) }),
    ]);
    start().tracker.activate({ searchDates: 'forced', dateShortcuts: 'shown' });
    await vi.advanceTimersByTimeAsync(1);
    expect(to('/experiments/')).toHaveLength(2);
    start().tracker.activate({ searchDates: 'suggested' });
    await activated(3);
    expect(to('/experiments/')).toHaveLength(3);
  });

  test('CH-181: an activation that was lost is sent again with the next page', async () => {
    response = () => Promise.reject(new TypeError('network'));
    start().tracker.activate({ searchDates: 'forced' });
    await vi.advanceTimersByTimeAsync(1);
    start().tracker.activate({ searchDates: 'forced' });
    await vi.waitFor(() => expect(to('/experiments/')).toHaveLength(2));
  });
});

test('a withdrawal drops what waits, sends nothing more and forgets the visitor', async () => {
  const { tracker, storage } = start();
  tracker.activate({ searchDates: 'forced' });
  await activated(1);
  sent = [];
  tracker.track(event());
  tracker.stop();
  forgetVisitor(storage);
  tracker.track(event());
  tracker.touch();
  tracker.leave();
  tracker.activate({ searchDates: 'suggested' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  expect([...kept.keys()]).toEqual([]);
});

test('the visitor keeps their id from page to page', () => {
  start();
  const first = kept.get('sabadora.visitor');
  start();
  expect(kept.get('sabadora.visitor')).toBe(first);
});
