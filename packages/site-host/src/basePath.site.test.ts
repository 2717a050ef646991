import { afterEach, expect, test } from 'vitest';
import { BasePath } from './basePath.ts';
import { createElement } from './links/index.ts';
import { jsx, jsxs } from './links/jsx-runtime.ts';
import { route, type LoadInput } from './site.ts';
import { plain, startTestSite } from './testing/startTestSite.tsx';

let site: Awaited<ReturnType<typeof startTestSite>> | undefined;

afterEach(() => site?.server.close());

const visit = { market: { code: 'fr' }, locale: 'fr_FR', lang: 'fr', dir: 'ltr' } as const;

/** A site whose pages are below "/shop". */
async function start(
  load: (input: LoadInput<{ code: string }>) => ReturnType<typeof plain> | { redirect: string },
) {
  site = await startTestSite({
    routes: [route('/', load), route('/stay/:id', load)],
    pages: {
      links: () =>
        jsx(BasePath, {
          value: '/shop',
          children: jsxs('form', {
            action: '/search',
            children: [
              jsx('a', { href: '/stay/1', children: 'One' }, 'a'),
              createElement('a', { key: 'b', href: '#top' }, 'Top'),
              createElement('p', { key: 'c', title: '/as-it-is' }, 'Text'),
            ],
          }),
        }),
    },
    site: { visit: () => ({ ...visit, basePath: '/shop' }) },
  });
  return (path: string) => fetch((site?.address ?? '') + path, { redirect: 'manual' });
}

test('pages below a base path are found, and loaded with addresses without it', async () => {
  const get = await start(({ url, params }) => plain(`${url.pathname} ${params['id'] ?? ''}${url.search}`));
  expect(await (await get('/shop')).text()).toContain('<h1>/ </h1>');
  expect(await (await get('/shop/stay/4?a=b')).text()).toContain('<h1>/stay/4 4?a=b</h1>');
  expect((await get('/shop/nowhere')).status).toBe(404);
});

test.each([
  ['/search?a=b', '/shop/search?a=b'],
  ['/', '/shop'],
])('a redirect to %s leads below the base path', async (redirect, expected) => {
  const get = await start(() => ({ redirect }));
  expect((await get('/shop')).headers.get('location')).toBe(expected);
});

test('links and forms lead below the base path, in the document as after it', async () => {
  const get = await start(() => ({ page: 'links', props: { text: '' } }));
  const html = await (await get('/shop')).text();
  expect(html).toContain('<form action="/shop/search"><a href="/shop/stay/1">One</a>');
  expect(html).toContain('<a href="#top">Top</a><p title="/as-it-is">Text</p>');
});
