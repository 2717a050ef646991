import { afterEach, expect, test } from 'vitest';
import { createSiteServer } from './createSiteServer.ts';
import { startTestSite } from './testing/startTestSite.tsx';

let site: Awaited<ReturnType<typeof startTestSite>> | undefined;

afterEach(async () => {
  await site?.server.close();
});

test('/healthz says ok, also while the gateway is down', async () => {
  site = await startTestSite();
  const response = await fetch(`${site.address}/healthz`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('speculation rules leave out what the gateway serves and links marked data-no-prerender', async () => {
  site = await startTestSite({ proxiedPrefixes: ['/api'] });
  const response = await fetch(`${site.address}/speculation-rules.json`);
  expect(response.headers.get('content-type')).toContain('application/speculationrules+json');
  const text = await response.text();
  expect(text).toContain('{"not":{"href_matches":"/api/*"}}');
  expect(text).toContain('data-no-prerender');
});

test('a host that would rewrite the policy stops the start', async () => {
  await expect(startTestSite({ mapHosts: ["'unsafe-inline'"] })).rejects.toThrow('is not an origin');
});

test('an unknown time zone stops the start', async () => {
  await expect(startTestSite({ timeZone: 'Europe/Nowhere' })).rejects.toThrow('Europe/Nowhere');
});

test('a site that is not built says so', async () => {
  const start = createSiteServer({
    root: '/nowhere',
    mode: 'production',
    gateway: 'http://127.0.0.1:9',
    timeZone: 'UTC',
  });
  await expect(start).rejects.toThrow('Build the site before starting it in production');
});

test('forwarded hosts and protocols are believed behind a trusted hop only', async () => {
  const hosts: string[] = [];
  const visit = ({ url }: { url: URL }) => {
    hosts.push(url.origin);
    return { redirect: '/fr' };
  };
  const headers = { 'x-forwarded-host': 'fr.example.com', 'x-forwarded-proto': 'https' };
  for (const trustedHops of [0, 1]) {
    site = await startTestSite({ trustedHops, site: { visit } });
    await fetch(site.address, { headers, redirect: 'manual' });
    await site.server.close();
  }
  expect(hosts[0]).toMatch(/^http:\/\/127\.0\.0\.1/);
  expect(hosts[1]).toBe('https://fr.example.com');
});
