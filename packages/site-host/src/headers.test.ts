import { expect, test } from 'vitest';
import { checkedRules, contentSecurityPolicy, securityHeaders } from './headers.ts';

test('the policy allows scripts by nonce only, no inline style, and the one Trusted Types policy of the site', () => {
  expect(
    contentSecurityPolicy('abc', { imageHosts: [], mapHosts: [], trustedTypesPolicy: 'example' }).split('; '),
  ).toEqual([
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
    'trusted-types example',
  ]);
});

test('a site without a Trusted Types policy may make none, and a name cannot rewrite the policy', () => {
  const hosts = { imageHosts: [], mapHosts: [] };
  const policy = contentSecurityPolicy('abc', { ...hosts, trustedTypesPolicy: undefined });
  expect(policy).toContain("; trusted-types 'none'");
  for (const trustedTypesPolicy of ["example 'allow-duplicates'", "a; script-src 'unsafe-inline'", '*', ''])
    expect(() => checkedRules({ ...hosts, trustedTypesPolicy })).toThrow('is not the name');
});

test('a document that is a file has no nonce: its scripts and styles are files of the site', () => {
  const policy = contentSecurityPolicy(undefined, {
    imageHosts: [],
    mapHosts: [],
    trustedTypesPolicy: 'sabadora',
  });
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toMatch(/nonce|strict-dynamic|unsafe/);
});

test('image hosts give pictures only; map hosts give pictures and calls', () => {
  const policy = contentSecurityPolicy('abc', {
    imageHosts: ['https://img.example'],
    mapHosts: ['https://map.example'],
    trustedTypesPolicy: undefined,
  });
  expect(policy).toContain("img-src 'self' data: https://img.example https://map.example;");
  expect(policy).toContain("connect-src 'self' https://map.example;");
});

test('film hosts give films and their posters; without one no film plays', () => {
  const hosts = { imageHosts: [], mapHosts: [], trustedTypesPolicy: undefined };
  const policy = contentSecurityPolicy('abc', { ...hosts, filmHosts: ['https://films.example'] });
  expect(policy).toContain("img-src 'self' data: https://films.example; media-src https://films.example;");
  expect(contentSecurityPolicy('abc', hosts)).not.toContain('media-src');
  expect(() => checkedRules({ ...hosts, filmHosts: ['films'] })).toThrow('is not an origin');
});

test.each([
  "https://a.example; script-src 'unsafe-inline'",
  "'unsafe-inline'",
  '*',
  'https:',
  'a.example',
  'https://a/b',
])('the host %j is refused', (host) => {
  expect(() => checkedRules({ imageHosts: [], mapHosts: [host], trustedTypesPolicy: undefined })).toThrow(
    'is not an origin',
  );
});

test.each(['https://a.example', 'https://*.a.example', 'http://localhost:8080'])(
  'the host %s is accepted',
  (host) => {
    expect(
      checkedRules({ trustedTypesPolicy: undefined, imageHosts: [host], mapHosts: [] }).imageHosts,
    ).toEqual([host]);
  },
);

const embedded = {
  scriptHosts: ['https://js.pay.example'],
  frameHosts: ['https://js.pay.example', 'https://bank.example'],
  callHosts: ['https://api.pay.example'],
  trustedTypesPolicy: 'default',
};

test('a payment provider has its script, its frames, its calls and its Trusted Types policy, and nobody else', () => {
  const site = { imageHosts: [], mapHosts: [], trustedTypesPolicy: 'example' };
  const without = contentSecurityPolicy('abc', site).split('; ');
  const policy = contentSecurityPolicy('abc', { ...site, embedded }).split('; ');
  expect(policy.filter((directive) => !without.includes(directive))).toEqual([
    "script-src 'nonce-abc' 'strict-dynamic' https://js.pay.example",
    "connect-src 'self' https://api.pay.example",
    'frame-src https://js.pay.example https://bank.example',
    'trusted-types example default',
  ]);
  expect(securityHeaders(undefined, embedded)['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

test.each(['scriptHosts', 'frameHosts', 'callHosts'])('one of its %s cannot rewrite the policy', (name) => {
  const rules = { imageHosts: [], mapHosts: [], trustedTypesPolicy: undefined };
  const bad = { ...embedded, [name]: ["https://a.example; script-src 'unsafe-inline'"] };
  expect(() => checkedRules({ ...rules, embedded: bad })).toThrow('is not an origin');
});

test('transport security is sent when configured, and only then', () => {
  expect(securityHeaders(undefined)).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(securityHeaders('max-age=63072000')['strict-transport-security']).toBe('max-age=63072000');
});
