import type { RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { rawRequest } from './testing/rawRequest.ts';
import { startGateway } from './testing/startGateway.ts';
import { startTestSite } from './testing/startTestSite.tsx';

let gateway: Awaited<ReturnType<typeof startGateway>>;
let site: Awaited<ReturnType<typeof startTestSite>>;

async function start(listener: RequestListener, deadlineMs = 5000): Promise<void> {
  gateway = await startGateway(listener);
  site = await startTestSite({ gateway: gateway.address, deadlineMs });
}

afterEach(async () => {
  await site.server.close();
  await gateway.stop();
});

test.each(['/api/a.json?b=%C3%A9&c=', '/gateway/x', '/front-gateway/boxes/1', '/images/a.webp', '/api'])(
  '%s reaches the gateway as it is, and its answer comes back',
  async (path) => {
    await start((request, response) => {
      response.writeHead(418, {
        'content-type': 'text/plain',
        'set-cookie': ['a=1', 'b=2'],
        connection: 'x-gone',
        'x-gone': '1',
      });
      response.end(`${request.method ?? ''} ${request.url ?? ''}`);
    });
    const response = await fetch(site.address + path);
    expect([response.status, await response.text()]).toEqual([418, `GET ${path}`]);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('x-gone')).toBeNull();
  },
);

test('a body is proxied unread, whatever its type', async () => {
  await start((request, response) => void request.pipe(response));
  const body = 'a,b\n'.repeat(50_000);
  for (const type of ['application/json', 'text/csv', 'application/octet-stream']) {
    const response = await fetch(`${site.address}/api/echo`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect(await response.text()).toBe(body);
  }
});

test('the gateway sees one address: what a client claims about forwarding is dropped', async () => {
  await start((_request, response) => void response.end());
  await fetch(`${site.address}/api/x`, {
    headers: {
      'x-forwarded-for': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      'x-real-ip': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
    },
  });
  expect(gateway.requests[0]?.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': new URL(site.address).host,
    'x-forwarded-proto': 'http',
  });
  expect(gateway.requests[0]?.headers).not.toHaveProperty('forwarded');
  expect(gateway.requests[0]?.headers).not.toHaveProperty('x-real-ip');
});

test('headers of one connection stay on it, and what a client names as such cannot unframe a body', async () => {
  await start((request, response) => void request.pipe(response));
  const answer = await rawRequest(
    site.port,
    'POST /api/x HTTP/1.1\r\nhost: a\r\nconnection: close, content-length, x-secret\r\nx-secret: 1\r\nte: trailers\r\ncontent-length: 5\r\n\r\nhello',
  );
  expect(answer).toContain('hello');
  expect(gateway.requests[0]?.headers).not.toHaveProperty('x-secret');
  expect(gateway.requests[0]?.headers).not.toHaveProperty('te');
  expect(gateway.requests[0]?.headers['content-length']).toBe('5');
});

test('the chunked body of a GET does not become a second request', async () => {
  await start((request, response) => {
    request.resume().on('end', () => response.end());
  });
  const smuggled = 'GET /admin HTTP/1.1\r\nhost: a\r\nx-forwarded-for: 10.0.0.1\r\n\r\n';
  await rawRequest(
    site.port,
    `GET /api/x HTTP/1.1\r\nhost: a\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(gateway.requests.map(({ url }) => url)).toEqual(['/api/x']);
});

test.each(['/api/../admin', '/api/%2e%2e/admin', '/images/.'])('%s is refused', async (path) => {
  await start((_request, response) => void response.end());
  const answer = await rawRequest(site.port, `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(gateway.requests).toEqual([]);
});

test('a change from another site is refused; from our own or from no browser it passes', async () => {
  await start((_request, response) => void response.end());
  const post = async (headers: Record<string, string>) =>
    (await fetch(`${site.address}/api/orders`, { method: 'POST', headers })).status;
  expect(await post({ origin: 'https://evil.example' })).toBe(403);
  expect(await post({ origin: 'null' })).toBe(403);
  expect(await post({ origin: site.address })).toBe(200);
  expect(await post({})).toBe(200);
});

test('responses stream: the first piece arrives before the last is sent', async () => {
  let finish = () => {};
  await start((_request, response) => {
    response.write('first');
    finish = () => response.end('last');
  });
  const reader = (await fetch(`${site.address}/api/stream`)).body
    ?.pipeThrough(new TextDecoderStream())
    .getReader();
  expect((await reader?.read())?.value).toBe('first');
  finish();
  expect((await reader?.read())?.value).toBe('last');
});

test.each(['before', 'after'])(
  'the gateway is told when the visitor leaves %s the answer began',
  async (moment) => {
    let reached = () => {};
    const reaching = new Promise<void>((resolve) => {
      reached = resolve;
    });
    await start((_request, response) => {
      if (moment === 'after') response.write('first');
      reached();
    });
    const leave = new AbortController();
    const answer = fetch(`${site.address}/api/slow`, { signal: leave.signal });
    answer.catch(() => {});
    await reaching;
    const [request] = gateway.requests;
    if (moment === 'after') await answer;
    leave.abort();
    await expect.poll(() => request?.destroyed).toBe(true);
  },
);

test('a gateway that does not respond in time gives 504', async () => {
  await start(() => {}, 100);
  const response = await fetch(`${site.address}/api/slow`);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(await response.json()).toMatchObject({ status: 504, title: 'Gateway Timeout' });
});

test('a picture has a deadline of its own: one that is still drawn when a call would be given up arrives', async () => {
  gateway = await startGateway((request, response) => {
    if (request.url === '/images/late.webp') setTimeout(() => response.end('picture'), 300);
  });
  site = await startTestSite({ gateway: gateway.address, deadlineMs: 100, pictureDeadlineMs: 60_000 });
  const [call, picture] = await Promise.all([
    fetch(`${site.address}/api/slow`),
    fetch(`${site.address}/images/late.webp`),
  ]);
  expect(call.status).toBe(504);
  expect([picture.status, await picture.text()]).toEqual([200, 'picture']);
});

test('a gateway that hangs up gives 502', async () => {
  await start((request) => void request.socket.destroy());
  expect(await (await fetch(`${site.address}/api/x`)).json()).toMatchObject({ status: 502 });
});

test('a gateway that hangs up midway breaks the response off, and the site goes on', async () => {
  await start((request, response) => {
    response.write('first');
    setTimeout(() => request.socket.destroy(), 50);
  });
  const response = await fetch(`${site.address}/api/x`);
  await expect(response.text()).rejects.toThrow('terminated');
  expect((await fetch(`${site.address}/healthz`)).status).toBe(200);
});

test('a gateway that is down gives 503 and a time to come back', async () => {
  await start(() => {});
  await gateway.stop();
  const response = await fetch(`${site.address}/api/x`);
  expect(await response.json()).toMatchObject({ status: 503 });
  expect(response.headers.get('retry-after')).toBe('5');
  gateway = await startGateway(() => {});
});
