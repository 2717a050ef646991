import { expect, test } from 'vitest';
import { withBasePath } from './basePath.ts';

test.each([
  ['/search?city=1#a=2', '/minisite/maree/search?city=1#a=2'],
  ['/', '/minisite/maree'],
  ['/?flow=gifting', '/minisite/maree?flow=gifting'],
  ['/#offers', '/minisite/maree#offers'],
  ['/images/sea/1/640_360.webp', '/images/sea/1/640_360.webp'],
  ['/front-gateway/booking/receipt', '/front-gateway/booking/receipt'],
  ['#content', '#content'],
  ['//elsewhere.example/search', '//elsewhere.example/search'],
  ['https://elsewhere.example/search', 'https://elsewhere.example/search'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('below a base path %s leads to %s', (href, expected) => {
  expect(withBasePath(href, '/minisite/maree')).toBe(expected);
});

test('at the root of a host every link is as it was written', () => {
  expect(withBasePath('/search', '')).toBe('/search');
});
