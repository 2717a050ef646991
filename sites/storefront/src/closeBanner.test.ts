import type { RequestFacts } from '@sabadora/site-host/server';
import { expect, test } from 'vitest';
import { closeBanner } from './closeBanner.ts';

function close(address: string, cookies: RequestFacts['cookies'] = {}) {
  const url = new URL(address);
  return closeBanner({ url, query: url.searchParams, headers: {}, cookies, today: '2026-12-05', hour: 10 });
}

test('CH-052, CH-059: without JavaScript a cross leads back to its page, and the banner stays closed', () => {
  expect(close('http://fr.localhost:4000/search?a=2&dismiss=promo-bars%3Achristmas')).toEqual({
    redirect: '/search?a=2',
    setCookies: ['sabadora-dismissed=promo-bars:christmas; Path=/; Max-Age=5184000; SameSite=Lax'],
  });
  const cookies = { 'sabadora-dismissed': 'promo-bars:christmas' };
  expect(close('https://fr.localhost/?dismiss=announcement%3Apost-by', cookies)).toEqual({
    redirect: '/',
    setCookies: [
      'sabadora-dismissed=promo-bars:christmas.announcement:post-by; Path=/; Max-Age=5184000; SameSite=Lax; Secure',
    ],
  });
});

test.each(['', '?dismiss=', '?dismiss=x', '?dismiss=a:b%3B%20Domain%3Dx', '?a=2'])(
  'nothing is closed by %j',
  (query) => {
    expect(close(`http://fr.localhost:4000/${query}`)).toBeUndefined();
  },
);
