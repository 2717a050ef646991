import { route } from '@sabadora/site-host/route';
import { expect, test } from 'vitest';
import { findRoute } from './findRoute.ts';

const load = () => ({ redirect: '/' });
const routes = ['/', '/booking/lookup', '/booking/:step', '/stay/:id', '/box/detail/:slug/:code'].map(
  (path) => route(path, load),
);

test.each([
  ['/', '/', {}],
  ['/stay/42', '/stay/:id', { id: '42' }],
  ['/stay/42/', '/stay/:id', { id: '42' }],
  ['/booking/lookup', '/booking/lookup', {}],
  ['/booking/summary', '/booking/:step', { step: 'summary' }],
  ['/box/detail/a%20b/C', '/box/detail/:slug/:code', { slug: 'a b', code: 'C' }],
])('%s is the page of %s', (pathname, path, params) => {
  const found = findRoute(routes, pathname);
  expect([found?.route.path, found?.params]).toEqual([path, params]);
});

test.each(['/stay', '/stay//', '/stay/1/2', '/nowhere', '/stay/%E0'])('%s is no page', (pathname) => {
  expect(findRoute(routes, pathname)).toBeUndefined();
});
