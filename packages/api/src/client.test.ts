import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { createApiClient } from './client.ts';
import { ApiError } from './error.ts';
import { id, intBetween, listOf } from './fields.ts';

const readBook = defineCall({
  name: 'readBook',
  method: 'GET',
  path: '/books/{id}.json',
  schemas: async () => ({
    request: z.object({
      id,
      pages: z.optional(listOf(intBetween(1, 99))),
      filter: z.optional(z.object({ deep: id })),
    }),
    response: z.object({ title: z.string() }),
  }),
});
const buyBook = defineCall({
  name: 'buyBook',
  method: 'POST',
  path: '/books',
  schemas: async () => ({
    request: z.object({ id }),
    response: z.object({ title: z.string() }),
  }),
});

let server: Server | undefined;
afterEach(() => server?.close());

/** Starts a real server that responds with `listener`; resolves with its origin. */
async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)),
  );

const json =
  (body: unknown, status = 200, headers = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

describe('the client', () => {
  test('puts path parts, lists and nested names into the address', async () => {
    let url: string | undefined;
    const origin = await serve((request, response) => {
      url = request.url;
      json({ title: 'Emma' })(request, response);
    });
    const client = createApiClient({ origin });
    const book = await client.send(readBook, { id: 7, pages: [1, 2], filter: { deep: 3 } });
    expect(book).toEqual({ title: 'Emma' });
    expect(url).toBe('/api/books/7.json?pages=1%2C2&filter.deep=3');
  });

  test('names call and field when the response does not fit, and does not retry', async () => {
    let calls = 0;
    const origin = await serve((request, response) => {
      calls += 1;
      json({ title: 12 })(request, response);
    });
    const error = await failure(createApiClient({ origin }).send(readBook, { id: 1 }));
    expect(error).toMatchObject({ call: 'readBook', reason: 'response', status: 200 });
    expect(error.message).toContain('title');
    expect(calls).toBe(1);
  });

  test.each([
    ['HTML', '<!doctype html>'],
    ['truncated JSON', '{"title": "Em'],
    ['nothing', ''],
  ])('has the reason "response" when the body is %s', async (_name, body) => {
    const origin = await serve((_request, response) => response.end(body));
    await expect(failure(createApiClient({ origin }).send(readBook, { id: 1 }))).resolves.toMatchObject({
      call: 'readBook',
      reason: 'response',
    });
  });

  test('retries an idempotent call after 503 and then succeeds', async () => {
    let calls = 0;
    const origin = await serve((request, response) => {
      calls += 1;
      (calls < 3 ? json({}, 503) : json({ title: 'Emma' }))(request, response);
    });
    const client = createApiClient({ origin, retryDelayMs: 1 });
    await expect(client.send(readBook, { id: 1 })).resolves.toEqual({ title: 'Emma' });
    expect(calls).toBe(3);
  });

  test('sends a call that is not idempotent once', async () => {
    let calls = 0;
    const origin = await serve((request, response) => {
      calls += 1;
      json({}, 503)(request, response);
    });
    const error = await failure(createApiClient({ origin, retryDelayMs: 1 }).send(buyBook, { id: 1 }));
    expect(error).toMatchObject({ reason: 'status', status: 503 });
    expect(calls).toBe(1);
  });

  test('does not wait for a Retry-After of a minute', async () => {
    let calls = 0;
    const origin = await serve((request, response) => {
      calls += 1;
      json({}, 503, { 'retry-after': '60' })(request, response);
    });
    const error = await failure(createApiClient({ origin }).send(readBook, { id: 1 }));
    expect(error.retryAfter).toBe(60);
    expect(calls).toBe(1);
  });

  test('passes on the fields of a problem document', async () => {
    const errors = [{ field: 'id', message: 'must be a whole number' }];
    const origin = await serve(json({ title: 'Bad request', errors }, 400));
    const error = await failure(createApiClient({ origin }).send(readBook, { id: 1 }));
    expect(error).toMatchObject({ status: 400, fields: errors });
  });

  test('gives up at the deadline', async () => {
    const origin = await serve(() => {});
    const error = await failure(
      createApiClient({ origin, timeoutMs: 40, retries: 0 }).send(readBook, { id: 1 }),
    );
    expect(error.reason).toBe('timeout');
    server?.closeAllConnections();
  });

  test('stops at once when the caller aborts, even between two attempts', async () => {
    const origin = await serve(json({}, 500));
    const controller = new AbortController();
    const sent = failure(
      createApiClient({ origin, retryDelayMs: 60_000 }).send(
        readBook,
        { id: 1 },
        { signal: controller.signal },
      ),
    );
    setTimeout(() => controller.abort(), 30);
    expect((await sent).reason).toBe('aborted');
  });

  test('has the reason "network" when no server listens', async () => {
    const origin = await serve(json({}));
    await new Promise((resolve) => server?.close(resolve));
    const error = await failure(createApiClient({ origin, retries: 0 }).send(readBook, { id: 1 }));
    expect(error.reason).toBe('network');
  });
});
