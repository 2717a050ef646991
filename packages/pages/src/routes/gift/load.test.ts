import {
  giftExtrasOfTest,
  giftPricesOfTest,
  shippingCostOfTest,
  weekendDetailOfTest,
} from '@sabadora/api/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { NOT_FOUND } from '../../kit/document/pageInput.ts';
import { pageFound } from '../../kit/testing/pageFound.ts';
import { loadInput, type LoadOptions } from '../../kit/testing/loadInput.ts';
import { load } from './load.tsx';

// Made by the host's build.
vi.mock('../../features/results/server/earlyHashScript.ts', () => ({ earlyHashScript: 'the hash alone' }));

const stay = weekendDetailOfTest(12, { giftPrices: giftPricesOfTest() });

const answers = {
  '/weekend/12/detail.json': stay,
  '/gift/shipping-cost': shippingCostOfTest(),
  '/gift/extras': giftExtrasOfTest(),
};

async function loaded(options: Partial<LoadOptions> = {}) {
  const input = loadInput({ href: '/gift/12', params: { id: '12' }, answers, ...options });
  const page = pageFound(await load(input));
  return { page, head: renderToStaticMarkup(page.head), sent: input.sent };
}

test('a gift is read in gifting, for two, with what posting costs, and is told to search engines', async () => {
  const { page, head, sent } = await loaded();
  expect(page.status).toBeUndefined();
  expect(page.props).toEqual({
    stay,
    posted: { shipping: shippingCostOfTest(), extras: giftExtrasOfTest() },
  });
  const detail = sent.find(({ path }) => path.endsWith('/detail.json'));
  expect(Object.fromEntries(detail?.query ?? [])).toMatchObject({ flow: 'gifting', adult: '2' });
  expect(head).toContain('rel="canonical"');
  expect(head).toContain('hrefLang="nl-BE"');
  expect(head).toContain('"@type":"AggregateOffer","lowPrice":"149.00","highPrice":"419.00","offerCount":3');
});

test('PR-115: where gifts are not posted, nothing is read for it', async () => {
  const { page, sent } = await loaded({ switches: 'physicalGifts=off' });
  expect(page.props.posted).toEqual({});
  expect(sent.filter(({ path }) => path.includes('/gift/'))).toEqual([]);
});

test('PR-124: a failure of what is read for posting leaves the page standing', async () => {
  const { page } = await loaded({ answers: { '/weekend/12/detail.json': stay } });
  expect(page.props.posted).toEqual({ shipping: undefined, extras: undefined });
});

test.each([
  ['cannot be given', { giftPrices: null }],
  ['is no longer sold', { published: false }],
])('D-150: a stay that %s keeps its page, for no search engine', async (_, changes) => {
  const { page, head } = await loaded({
    answers: { ...answers, '/weekend/12/detail.json': { ...stay, ...changes } },
  });
  expect(page.status).toBe(404);
  expect(head).toContain('noindex');
  expect(head).not.toContain('ld+json');
});

test.each(['0', 'abc', '99999999999', '13'])('there is no gift %s', async (id) => {
  expect(await load(loadInput({ href: `/gift/${id}`, params: { id }, answers }))).toBe(NOT_FOUND);
});
