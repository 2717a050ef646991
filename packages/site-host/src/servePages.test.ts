import { lazy } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { route } from './site.ts';
import type { LoadInput } from './site.ts';
import { rawRequest } from './testing/rawRequest.ts';
import { latePage, plain, startTestSite } from './testing/startTestSite.tsx';

let site: Awaited<ReturnType<typeof startTestSite>>;

async function start(options?: Parameters<typeof startTestSite>[0]): Promise<void> {
  site = await startTestSite(options);
}

afterEach(async () => {
  await site.server.close();
});

const get = (path: string, init?: RequestInit) => fetch(site.address + path, { redirect: 'manual', ...init });

const lateRoute = route<{ code: string }>('/', () => ({ page: 'late', props: {} }));

describe('a page', () => {
  test('is a document with language, direction, state and its headers', async () => {
    await start({ routes: [route('/', () => plain('Bonjour </script>'))] });
    const response = await get('/');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="fr" dir="ltr">/);
    expect(html).toContain('data-page="plain" data-module="/page.js" data-locale="fr_FR"');
    expect(html).toContain('"text":"Bonjour \\u003c/script>"');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'speculation-rules': '"/speculation-rules.json"',
      'x-content-type-options': 'nosniff',
    });
  });

  test('carries a fresh nonce, on each of its scripts', async () => {
    await start({ routes: [route('/', () => ({ ...plain('Hello'), early: 'first()' }))] });
    const nonces = new Set<string>();
    for (let time = 0; time < 2; time += 1) {
      const response = await get('/');
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';
      const scripts = (await response.text()).match(/<script[^>]*>/g) ?? [];
      expect(scripts).toHaveLength(3);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
  });

  test('may show pictures of the hosts of its visit, which are origins', async () => {
    const visit = (host: string) => () => ({
      market: { code: 'fr' },
      locale: 'fr_FR',
      lang: 'fr',
      dir: 'ltr' as const,
      imageHosts: [host],
    });
    const imageHosts = ['https://img.example'];
    await start({
      imageHosts,
      site: { visit: visit('https://own.example') },
      routes: [route('/', () => plain('a'))],
    });
    const policy = (await get('/')).headers.get('content-security-policy');
    expect(policy).toContain("img-src 'self' data: https://img.example https://own.example;");
    await site.server.close();
    await start({
      site: { visit: visit("* ; script-src 'unsafe-inline'") },
      routes: [route('/', () => plain('a'))],
    });
    expect((await get('/')).status).toBe(500);
  });

  test('is drawn when the site is ready', async () => {
    let text = 'too early';
    const ready = async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      text = 'in time';
    };
    await start({ pages: { late: latePage(() => text) }, site: { ready }, routes: [lateRoute] });
    expect(await (await get('/')).text()).toContain('in time');
  });

  test('needs no script to show a long part that was there in time', async () => {
    const long = 'All rooms look over the harbour. '.repeat(2000);
    await start({ pages: { late: latePage(() => long) }, routes: [lateRoute] });
    const html = await (await get('/')).text();
    expect(html).toContain(`<h1>Shell</h1><!--$-->${long}<!--/$-->`);
  });

  test('gives its loader the path, query, cookies, market, and the Paris day and hour of one instant', async () => {
    const load = vi.fn((_input: LoadInput<{ code: string }>) => plain('Hello'));
    await start({
      routes: [route('/stay/:id', load)],
      now: () => new Date('2026-11-21T23:30:00Z'),
      gateway: 'http://127.0.0.1:9/',
    });
    await get('/stay/caf%C3%A9?flow=gifting', { headers: { cookie: 'seen=1; lang=fr' } });
    expect(load.mock.calls[0]?.[0]).toMatchObject({
      params: { id: 'café' },
      cookies: { seen: '1', lang: 'fr' },
      market: { code: 'fr' },
      locale: 'fr_FR',
      today: '2026-11-22',
      hour: 0,
      api: 'http://127.0.0.1:9',
    });
    expect(load.mock.calls[0]?.[0].url.href).toBe(`${site.address}/stay/caf%C3%A9?flow=gifting`);
  });

  test('keeps the status and cache-control of its loader, and the cookies of the visit', async () => {
    await start({
      routes: [route('/', () => ({ ...plain('Gone'), status: 410, cacheControl: 'no-store' }))],
      site: {
        visit: () => ({
          market: { code: 'be' },
          locale: 'nl_BE',
          lang: 'nl-BE',
          dir: 'ltr',
          setCookies: ['a=1', 'b=2'],
        }),
      },
    });
    const response = await get('/');
    expect([response.status, response.headers.get('cache-control')]).toEqual([410, 'no-store']);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  test('responds to HEAD with the same status and headers, without a body or a log line', async () => {
    await start({
      routes: [route('/', () => ({ page: 'late', props: {} }))],
      pages: { late: latePage(lazy(() => new Promise<never>(() => {}))) },
    });
    const response = await get('/', { method: 'HEAD' });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect((await get('/nowhere', { method: 'HEAD' })).status).toBe(404);
    expect(site.log).toEqual([]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('does not answer %s', async (method) => {
    await start({ routes: [route('/', () => plain('Hello'))] });
    const response = await get('/', { method, body: '{}', headers: { 'content-type': 'application/json' } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('addresses', () => {
  test('an unknown one gets the not-found page with 404', async () => {
    await start();
    const response = await get(`/nowhere/${'x'.repeat(3000)}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<h1>Not found</h1>');
  });

  test.each([
    '/%E0%A4%A',
    '//evil.example',
    '//evil.example/',
    '/a/..//evil.example/',
    '/%00',
    '/\\x',
    'http://evil.example/',
  ])('the malformed %s gets the not-found page with 400', async (target) => {
    await start();
    const answer = await rawRequest(
      site.port,
      `GET ${target} HTTP/1.1\r\nhost: fr.localhost\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('<h1>Not found</h1>');
  });

  test.each(['a b', '[', 'fr.localhost:x', '@', ''])('the malformed host %j does no harm', async (host) => {
    await start({ routes: [route('/', ({ url }) => plain(url.pathname))] });
    const answer = await rawRequest(
      site.port,
      `GET / HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });

  test('a slash at the end is redirected away for good, with the query', async () => {
    await start({ routes: [route('/stay/:id', () => plain('Stay'))] });
    const response = await get('/stay/42/?flow=gifting');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/stay/42?flow=gifting']);
  });

  test('a loader redirects to own paths and listed hosts, and nowhere else', async () => {
    await start({
      redirectHosts: ['be.example.com'],
      routes: [
        route('/box/:sku', ({ params }) => ({
          redirect: `/box/detail/box/${params['sku'] ?? ''}`,
          status: 301,
        })),
        route('/be', () => ({ redirect: 'https://be.example.com/' })),
        route('/out', ({ query }) => ({ redirect: query.get('to') ?? '/' })),
      ],
    });
    const box = await get('/box/12');
    expect([box.status, box.headers.get('location')]).toEqual([301, '/box/detail/box/12']);
    const be = await get('/be');
    expect([be.status, be.headers.get('location')]).toEqual([302, 'https://be.example.com/']);
    const out = await get('/out?to=//evil.example');
    expect([out.status, out.headers.get('location')]).toEqual([500, null]);
  });

  test('a visit may send the visitor elsewhere, with a cookie', async () => {
    await start({ site: { visit: () => ({ redirect: '/fr', setCookies: ['lang=fr'] }) } });
    const response = await get('/');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/fr']);
    expect(response.headers.getSetCookie()).toEqual(['lang=fr']);
  });
});

describe('failures', () => {
  const failing = {
    loader: route('/', () => {
      throw new Error('secret of the inside');
    }),
    shell: route('/', () => ({ page: 'broken', props: {} })),
    page: route('/', () => ({ page: 'no such page', props: {} })),
  };

  test.each(Object.entries(failing))(
    'a failing %s gives the failure page with 500 and one log line',
    async (_, line) => {
      await start({ routes: [line] });
      const response = await get('/');
      const html = await response.text();
      expect(response.status).toBe(500);
      expect(html).toContain('<h1>Failure</h1>');
      expect(html).not.toContain('secret');
      expect(site.log).toHaveLength(1);
    },
  );

  test('a failing failure page still responds with 500', async () => {
    await start({ routes: [failing.loader], site: { failure: () => ({ page: 'broken', props: {} }) } });
    const response = await get('/');
    expect([response.status, await response.text()]).toEqual([500, 'Internal Server Error']);
  });

  test('a part that fails after the shell leaves the page standing and one log line', async () => {
    const part = lazy(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error('The part is broken.');
    });
    await start({
      routes: [route('/', () => ({ page: 'late', props: {} }))],
      pages: { late: latePage(part) },
    });
    const response = await get('/');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>Shell</h1>');
    expect(site.log.map(({ msg }) => msg)).toEqual(['A part of a page failed']);
  });

  test('a loader that outlasts the deadline gives the failure page', async () => {
    await start({ deadlineMs: 50, routes: [route('/', () => new Promise<never>(() => {}))] });
    expect((await get('/')).status).toBe(500);
  });

  test("a loader's signal fires when the visitor leaves", async () => {
    let reason: unknown;
    let began = () => {};
    const beginning = new Promise<void>((resolve) => {
      began = resolve;
    });
    await start({
      routes: [
        route('/', ({ signal }) => {
          began();
          return new Promise<never>((_resolve, reject) => {
            signal.addEventListener('abort', () => {
              reason = signal.reason;
              reject(signal.reason as Error);
            });
          });
        }),
      ],
    });
    const leave = new AbortController();
    const answer = get('/', { signal: leave.signal });
    await beginning;
    leave.abort();
    await expect(answer).rejects.toThrow('aborted');
    await expect.poll(() => String(reason)).toContain('The visitor has gone');
    expect(site.log).toEqual([]);
  });
});

describe('streaming', () => {
  test.each(['br', 'gzip', 'identity'])('sends the shell before a late part, as %s', async (encoding) => {
    let finish = () => {};
    const part = lazy(async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return { default: () => 'Late part' };
    });
    await start({
      routes: [route('/', () => ({ page: 'late', props: {} }))],
      pages: { late: latePage(part) },
    });
    const response = await get('/', { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let html = '';
    while (!html.includes('Waiting')) html += (await reader?.read())?.value ?? '';
    expect(html).not.toContain('Late part');
    finish();
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read())
      html += chunk.value;
    expect(html).toContain('Late part');
    expect(html).toMatch(/<\/html>/);
  });
});
