import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/connect.ts';
import { createGateway } from '../server.ts';
import { ruleDatabases } from '../testing/databases.ts';
import { forgetOldTracking } from '../tracking/store.ts';

const ANALYTICS = '/api/analytics/ga/collect/BE';
const EVENTS = '/gateway/tracking/events';
const ACTIVATION = '/gateway/experiments/activation';

const event = (name = 'view_item_list', params: object = { count: 24 }) => ({ name, params });

describe.each(ruleDatabases)('tracking on $kind', ({ open }) => {
  let database: Database;
  let server: FastifyInstance;
  let visitor = 0;

  beforeAll(async () => {
    database = await open();
    server = createGateway({ database });
  });

  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const newVisitor = () => `visitor-${(visitor += 1)}-abcdef`;

  async function post(url: string, payload: object) {
    const response = await server.inject({ method: 'POST', url, payload });
    return { status: response.statusCode, headers: response.headers, text: response.body };
  }

  const stored = (visitorId: string) =>
    database.kysely
      .selectFrom('tracking_event')
      .select(['source', 'locale', 'name', 'params', 'minisite_id', 'affiliate'])
      .where('visitor_id', '=', visitorId)
      .orderBy('id')
      .execute();

  test('events of a visit are taken and kept, in their order (CH-187)', async () => {
    const visitorId = newVisitor();
    const answer = await post(ANALYTICS, {
      visitorId,
      sessionStartMs: 1_795_000_000_000,
      locale: 'nl_BE',
      events: [event(), event('select_item', { id: 7, items: [{ price: 99.5 }] })],
    });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { received: 2 }]);
    expect(await stored(visitorId)).toEqual([
      {
        source: 'analytics',
        locale: 'nl_BE',
        name: 'view_item_list',
        params: { count: 24 },
        minisite_id: null,
        affiliate: null,
      },
      {
        source: 'analytics',
        locale: 'nl_BE',
        name: 'select_item',
        minisite_id: null,
        affiliate: null,
        params: { id: 7, items: [{ price: 99.5 }] },
      },
    ]);
  });

  test('the same events reach our own statistics by their own path (CH-188, D-091)', async () => {
    const visitorId = newVisitor();
    const { status } = await post(EVENTS, { visitorId, locale: 'fr_FR', events: [event()] });
    expect(status).toBe(200);
    expect(await stored(visitorId)).toMatchObject([{ source: 'statistics', name: 'view_item_list' }]);
  });

  test('events and variations of a minisite are kept with it, and with who sent the visitor (CH-171)', async () => {
    const visitorId = newVisitor();
    const partner = { minisite: 360, affiliate: 'la-gazette' };
    const kept = { minisite_id: 360, affiliate: 'la-gazette' };
    const own = { visitorId, locale: 'fr_FR', ...partner };
    const events = [event()];
    expect(
      (await post('/api/analytics/ga/collect/FR', { ...own, sessionStartMs: 1_795_000_000_000, events }))
        .status,
    ).toBe(200);
    expect((await post(EVENTS, { ...own, events })).status).toBe(200);
    expect(await stored(visitorId)).toMatchObject([kept, kept]);
    const variation = { variationGroupId: 'hero', variationId: 'b', environmentId: 'test' };
    expect((await post(ACTIVATION, { ...own, ...variation })).status).toBe(204);
    const activated = await database.kysely
      .selectFrom('experiment_activation')
      .select(['minisite_id', 'affiliate'])
      .where('visitor_id', '=', visitorId)
      .execute();
    expect(activated).toEqual([kept]);
  });

  test('characters that a database may refuse are kept as they are (CH-187)', async () => {
    const visitorId = newVisitor();
    const params = { nul: 'a\u0000b', half: '\ud83d', quote: `'";--`, emoji: '💶' };
    const { status } = await post(EVENTS, { visitorId, locale: 'fr_FR', events: [event('search', params)] });
    expect(status).toBe(200);
    expect((await stored(visitorId))[0]?.params).toEqual(params);
  });

  test.each([
    ['another country', '/api/analytics/ga/collect/DE', {}],
    ['no events', EVENTS, { events: [] }],
    ['too many events', EVENTS, { events: Array.from({ length: 51 }, () => event()) }],
    ['a name that is none', EVENTS, { events: [event('<script>')] }],
    ['a visitor id with spaces', EVENTS, { visitorId: 'two words here' }],
    [
      'parameters larger than a page needs',
      EVENTS,
      { events: [event('search', { text: 'x'.repeat(16_000) })] },
    ],
  ])('%s is 400 and nothing is kept', async (_name, url, changes) => {
    const visitorId = newVisitor();
    const { status } = await post(url, {
      visitorId,
      sessionStartMs: 1,
      locale: 'fr_FR',
      events: [event()],
      ...changes,
    });
    expect(status).toBe(400);
    expect(await stored(visitorId)).toEqual([]);
  });

  test('a visitor gone wild is told to wait; others are not', async () => {
    const visitorId = newVisitor();
    const events = Array.from({ length: 50 }, () => event());
    const send = (id: string) => post(EVENTS, { visitorId: id, locale: 'fr_FR', events });
    for (let sent = 0; sent < 6; sent += 1) expect((await send(visitorId)).status).toBe(200);
    const refused = await send(visitorId);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(refused.text)).toMatchObject({ status: 429, title: 'Too many requests' });
    expect((await send(newVisitor())).status).toBe(200);
  });

  test('an activation has the response 204 without a body, and the last variation sent counts (CH-183, D-092)', async () => {
    const visitorId = newVisitor();
    const tell = (variationId: string) =>
      post(ACTIVATION, {
        visitorId,
        variationGroupId: 'searchDates',
        variationId,
        locale: 'es_ES',
        environmentId: 'production',
      });
    const first = await tell('forced');
    expect([first.status, first.text, first.headers['content-type']]).toEqual([204, '', undefined]);
    expect((await tell('suggested')).status).toBe(204);
    const kept = await database.kysely
      .selectFrom('experiment_activation')
      .select(['variation_group_id', 'variation_id', 'environment_id'])
      .where('visitor_id', '=', visitorId)
      .execute();
    expect(kept).toEqual([
      { variation_group_id: 'searchDates', variation_id: 'suggested', environment_id: 'production' },
    ]);
    expect((await tell('a\u0000b')).status).toBe(400);
  });

  test('what is older than 90 days is forgotten', async () => {
    const visitorId = newVisitor();
    await post(EVENTS, { visitorId, locale: 'fr_FR', events: [event('old_one'), event('new_one')] });
    await database.kysely
      .updateTable('tracking_event')
      .set({ received_at: new Date(Date.now() - 91 * 86_400_000) })
      .where('name', '=', 'old_one')
      .execute();
    await forgetOldTracking(database.kysely);
    expect((await stored(visitorId)).map(({ name }) => name)).toEqual(['new_one']);
  });
});
