import { boxDetailOfTest, boxOffersOfTest } from '@sabadora/api/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NOT_FOUND } from '../../kit/document/pageInput.ts';
import { loadInput, type LoadOptions } from '../../kit/testing/loadInput.ts';
import { pageFound } from '../../kit/testing/pageFound.ts';
import { load as loadBySku } from '../boxBySku/load.tsx';
import { load as loadPage } from './load.tsx';

const detail = boxDetailOfTest('SPAEBOX');
const stays = boxOffersOfTest(8);

function load(href: string, options: Partial<LoadOptions> = {}) {
  const [path = '', ...query] = href.split('?');
  const [, , , slug, code] = path.split('/');
  const input = loadInput({
    href,
    params: { slug, code },
    ...options,
    answers: {
      '/SPAEBOX/product-detail': detail,
      '/SPABOX/product-detail': { ...detail, code: 'SPABOX' },
      '/offers': stays,
      ...options.answers,
    },
  });
  return { loaded: loadPage(input), sent: input.sent, query: query.join('?') };
}

test('D-035, PR-087, PR-100, PR-102: a box by its code, with the first of its stays', async () => {
  const { loaded, sent } = load('/box/detail/spa-and-silence/SPAEBOX');
  const page = pageFound(await loaded);
  expect(page.props).toEqual({ detail, stays });
  const paths = sent.map(({ path }) => path);
  expect(paths).toContain('/front-gateway/boxes/SPAEBOX/product-detail');
  expect(paths).toContain('/gateway/boxes/SPAEBOX/offers');
  const head = renderToStaticMarkup(page.head);
  expect(head).toContain('rel="canonical" href="https://fr.localhost/box/detail/spa-and-silence/SPAEBOX"');
  expect(head).toContain('hrefLang="nl-BE"');
  expect(head).toContain('&quot;119.00&quot;'.replaceAll('&quot;', '"'));
});

test('PR-091: both formats of a box are one page for search engines', async () => {
  const head = renderToStaticMarkup(pageFound(await load('/box/detail/spa-and-silence/SPABOX').loaded).head);
  expect(head).toContain('rel="canonical" href="https://fr.localhost/box/detail/spa-and-silence/SPAEBOX"');
});

test('D-035: another name, and the short address, lead to the page of the box', async () => {
  expect(await load('/box/detail/old-name/SPABOX?utm_source=x').loaded).toEqual({
    redirect: '/box/detail/spa-and-silence/SPABOX?utm_source=x',
    status: 301,
  });
  const input = loadInput({
    href: '/box/SPAEBOX',
    params: { sku: 'SPAEBOX' },
    answers: { '/product-detail': detail, '/offers': stays },
  });
  expect(await loadBySku(input)).toEqual({ redirect: '/box/detail/spa-and-silence/SPAEBOX', status: 301 });
});

test.each(['SPA', 'spaebox', 'NONEEBOX', ''])('"%s" names no box', async (code) => {
  expect(await load(`/box/detail/spa-and-silence/${code}`).loaded).toBe(NOT_FOUND);
});

test('D-169: boxes that are switched off are not found', async () => {
  expect(await load('/box/detail/spa-and-silence/SPAEBOX', { switches: 'boxes=off' }).loaded).toBe(NOT_FOUND);
});

test('PR-105: a box that cannot be had has a page that says so; stays that cannot are left to the browser', async () => {
  const failed = pageFound(
    await load('/box/detail/spa-and-silence/SPAEBOX', { answers: { '/SPAEBOX/product-detail': 500 } }).loaded,
  );
  expect(failed).toMatchObject({ status: 503, props: {} });
  const page = pageFound(
    await load('/box/detail/spa-and-silence/SPAEBOX', { answers: { '/offers': 500 } }).loaded,
  );
  expect(page.props).toEqual({ detail, stays: undefined });
});
