import { expect, test } from 'vitest';
import { checkedHosts, contentSecurityPolicy, securityHeaders } from './headers.ts';

test('the policy allows scripts by nonce only, no inline style, and one Trusted Types policy', () => {
  expect(contentSecurityPolicy('abc', { imageHosts: [], mapHosts: [] }).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'nonce-abc' 'strict-dynamic'",
    "style-src 'self' 'nonce-abc'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types sabadora',
  ]);
});

test('image hosts give pictures only; map hosts give pictures and calls', () => {
  const policy = contentSecurityPolicy('abc', {
    imageHosts: ['https://img.example'],
    mapHosts: ['https://map.example'],
  });
  expect(policy).toContain("img-src 'self' data: https://img.example https://map.example;");
  expect(policy).toContain("connect-src 'self' https://map.example;");
});

test.each([
  "https://a.example; script-src 'unsafe-inline'",
  "'unsafe-inline'",
  '*',
  'https:',
  'a.example',
  'https://a/b',
])('the host %j is refused', (host) => {
  expect(() => checkedHosts({ imageHosts: [], mapHosts: [host] })).toThrow('is not an origin');
});

test.each(['https://a.example', 'https://*.a.example', 'http://localhost:8080'])(
  'the host %s is accepted',
  (host) => {
    expect(checkedHosts({ imageHosts: [host], mapHosts: [] }).imageHosts).toEqual([host]);
  },
);

test('transport security is sent when configured, and only then', () => {
  expect(securityHeaders(undefined)).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(securityHeaders('max-age=63072000')['strict-transport-security']).toBe('max-age=63072000');
});
