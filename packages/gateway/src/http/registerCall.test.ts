import { Writable } from 'node:stream';
import { type Call, checkHealth } from '@sabadora/api';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { rejectMalformedUrl, registerErrors } from './errors.ts';
import { notFound } from './problem.ts';
import { registerCall } from './registerCall.ts';

const number = z.pipe(
  z.union([z.number(), z.string()], 'must be a number'),
  z.transform((value: string | number) => Number(value)),
);

const call = {
  name: 'findThing',
  method: 'GET',
  base: 'api',
  path: '/things/{id}.json',
  isIdempotent: true,
  schemas: async () => ({
    request: z.object({
      id: number,
      filter: z._default(z.object({ size: z.optional(z.pipe(number, z.int())) }), {}),
    }),
    response: z.object({ id: z.int(), size: z.nullable(z.int()) }),
  }),
} as const satisfies Call;

const post = { ...call, name: 'sendThing', method: 'POST', path: '/things.json' } as const satisfies Call;

function createServer(validatesResponses = true) {
  let log = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  const server = Fastify({ bodyLimit: 200, logger: { level: 'error', stream } });
  server.decorate('validatesResponses', validatesResponses);
  registerErrors(server);
  registerCall(server, call, async ({ id, filter }) => {
    if (id === 404) throw notFound(`thing ${id}`);
    if (id === 500) throw new Error('secret of the house');
    if (id === 1000) return { id: 0.5, size: 'wide' } as unknown as { id: number; size: null };
    return { id, size: filter.size ?? null };
  });
  registerCall(server, post, async ({ id, filter }) => ({ id, size: filter.size ?? null }));
  return { server, log: () => log };
}

describe('registerCall', () => {
  test('path and dotted query are read with the schema', async () => {
    const { server } = createServer();
    const response = await server.inject('/api/things/7.json?filter.size=3&other=1');
    expect(response.json()).toEqual({ id: 7, size: 3 });
  });

  test('a JSON body is read with the same schema', async () => {
    const { server } = createServer();
    const response = await server.inject({
      method: 'POST',
      url: '/api/things.json',
      payload: { id: 7, filter: { size: 3 } },
    });
    expect(response.json()).toEqual({ id: 7, size: 3 });
  });

  test('a bad parameter is 400 problem JSON that names the field', async () => {
    const { server } = createServer();
    const response = await server.inject('/api/things/7.json?filter.size=2.5');
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toMatchObject({
      type: 'about:blank',
      title: 'Bad request',
      status: 400,
      detail: 'These parameters are not valid: filter.size.',
      errors: [{ field: 'filter.size', message: expect.any(String) }],
    });
  });

  test.each([
    ['a list as body', { payload: '[]', headers: { 'content-type': 'application/json' } }, 400],
    ['broken JSON', { payload: '{"id":', headers: { 'content-type': 'application/json' } }, 400],
    ['a form', { payload: 'id=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
    ['no body', {}, 400],
    ['a body over the limit', { payload: { id: 1, more: 'x'.repeat(300) } }, 413],
  ])('%s is answered by problem JSON', async (_name, options, status) => {
    const { server } = createServer();
    const response = await server.inject({ method: 'POST', url: '/api/things.json', ...options });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toMatchObject({ status, detail: expect.any(String) });
  });

  test('what does not exist, and an unknown address, are 404', async () => {
    const { server } = createServer();
    const missing = await server.inject('/api/things/404.json');
    expect([missing.statusCode, missing.json().detail]).toEqual([404, 'There is no thing 404.']);
    const unknown = await server.inject('/api/nothing?x=1');
    expect([unknown.statusCode, unknown.json().detail]).toEqual([404, 'There is no GET /api/nothing here.']);
  });

  test('a malformed address is 400 problem JSON', async () => {
    const server = Fastify({ frameworkErrors: rejectMalformedUrl });
    const response = await server.inject('/api/%ZZ');
    expect([response.statusCode, response.json().title]).toEqual([400, 'Bad request']);
  });

  test('a defect is 500 without its words, which are in the log', async () => {
    const { server, log } = createServer();
    const response = await server.inject('/api/things/500.json');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('secret');
    expect(log()).toContain('secret of the house');
  });

  test('a response that breaks its contract is 500; the log names call and fields', async () => {
    const { server, log } = createServer();
    const response = await server.inject('/api/things/1000.json');
    expect(response.statusCode).toBe(500);
    expect(log()).toMatch(/findThing breaks its contract: id: .*; size: /);
  });

  test('responses are not validated when the switch is off', async () => {
    const { server } = createServer(false);
    const response = await server.inject('/api/things/1000.json');
    expect([response.statusCode, response.json()]).toEqual([200, { id: 0.5, size: 'wide' }]);
  });

  test('a response of nothing is 204 without a body (D-092)', async () => {
    const { server } = createServer();
    const silent = {
      ...post,
      path: '/silence',
      schemas: async () => ({ request: z.object({}), response: z.undefined() }),
    } as const satisfies Call;
    registerCall(server, silent, async () => undefined);
    const response = await server.inject({ method: 'POST', url: '/api/silence', payload: {} });
    expect([response.statusCode, response.body]).toEqual([204, '']);
  });

  test('names of the prototype are plain data', async () => {
    const { server } = createServer();
    const response = await server.inject('/api/things/7.json?__proto__.size=3&constructor.prototype.size=3');
    expect(response.json()).toEqual({ id: 7, size: null });
    expect(({} as { size?: unknown }).size).toBeUndefined();
  });

  test('each base has its prefix (D-100)', async () => {
    const { server } = createServer();
    registerCall(
      server,
      checkHealth,
      async () => ({ status: 'ok', database: 'pglite', hotels: 0, offers: 0 }) as const,
    );
    expect((await server.inject('/gateway/health')).statusCode).toBe(200);
  });
});
