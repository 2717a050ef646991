import { describe, expect, test } from 'vitest';
import { isWellFormed, safeRedirect, withoutTrailingSlash } from './paths.ts';

test.each(['/', '/stay/42', '/caf%C3%A9?q=%E0', '/a/../b', '/stay//42', '/search?next=//evil.example'])(
  '%s is an ordinary address',
  (target) => {
    expect(isWellFormed(target)).toBe(true);
  },
);

test.each([
  '//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%E0%A4%A',
  '/%',
  '/nul%00',
  '/line%0Abreak',
  'http://evil.example/',
  '*',
  '',
])('%j is malformed', (target) => {
  expect(isWellFormed(target)).toBe(false);
});

test.each([
  ['/stay/', '/stay'],
  ['/stay//?a=1', '/stay?a=1'],
  ['/', undefined],
  ['/stay', undefined],
])('%s is canonical as %s', (path, canonical) => {
  expect(withoutTrailingSlash(new URL(path, 'http://fr.localhost'))).toBe(canonical);
});

describe('redirects', () => {
  const hosts = ['be.example.com', 'localhost:4173'];

  test.each([
    ['/stay/42?flow=gifting#a=2', '/stay/42?flow=gifting#a=2'],
    ['/café', '/caf%C3%A9'],
    ['https://be.example.com/nl', 'https://be.example.com/nl'],
    ['http://localhost:4173/', 'http://localhost:4173/'],
  ])('%s is allowed', (target, location) => {
    expect(safeRedirect(target, hosts)).toBe(location);
  });

  test('a query may hold anything, and nothing of it becomes a header', () => {
    expect(safeRedirect('/activities?q=\\[Y', hosts)).toBe('/activities?q=\\[Y');
    expect(safeRedirect('/activities?q=1\r\nset-cookie: b=1\u0001;', hosts)).toBe(
      '/activities?q=1set-cookie:%20b=1%01;',
    );
  });

  test.each([
    '//be.example.com',
    '/\\evil.example',
    '/a/..//evil.example',
    'https://evil.example/',
    'https://be.example.com.evil.example/',
    'https://be.example.com@evil.example/',
    'https://be.example.com:444/',
    'javascript:alert(1)',
    'stay/42',
    '/a\r\nset-cookie: b=1',
  ])('%j is refused', (target) => {
    expect(() => safeRedirect(target, hosts)).toThrow('Refused to redirect');
  });
});
