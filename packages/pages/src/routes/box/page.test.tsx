import type { BoxOffers } from '@sabadora/api';
import {
  boxDetailOfTest,
  boxOffersOfTest,
  mapLocationOfTest,
  shippingCostOfTest,
} from '@sabadora/api/testing';
import { toHref } from '@sabadora/hooks';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAdvice, HELP_PHONE } from '../../kit/testing/expectAdvice.ts';
import { FAILURES, testNetwork } from '../../kit/testing/network.ts';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { Page } from './page.tsx';

const HREF = '/box/detail/spa-and-silence/SPAEBOX';
const detail = boxDetailOfTest('SPAEBOX');
const dialog = page.getByRole('dialog');
const offer = () => page.getByRole('complementary').getByRole('button', { name: 'Offer', exact: true });
const cards = () =>
  page.getByRole('region', { name: 'The stays in this box' }).getByRole('article').elements();
const scrollToStays = () => cards()[0]?.scrollIntoView();

beforeEach(async () => {
  await page.viewport(1280, 900);
});

interface ShowOptions {
  href?: string;
  stays?: BoxOffers;
  /** The gateway's response to any page of stays and to the map. */
  offers?: unknown;
  helpPhone?: string;
}

function show({
  href = HREF,
  stays = boxOffersOfTest(3, { totalCount: 3 }),
  offers = boxOffersOfTest(0, { totalCount: 3 }),
  ...options
}: ShowOptions = {}) {
  const net = testNetwork({ '/shipping-cost': shippingCostOfTest(), '/offers': offers });
  const { location } = renderPart(<Page detail={detail} stays={stays} />, {
    href,
    serverHref: href,
    fetch: net.fetch,
    ...options,
  });
  return { ...net, href: () => toHref(location.read()) };
}

const text = () => document.querySelector('main')?.textContent.replaceAll(/[\u00a0\u202f]/gu, ' ') ?? '';

test('PR-088, PR-090, PR-096: a box says what it holds, what it is, what it costs, and how it works', async () => {
  show();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Spa and silence');
  for (const part of [
    '1,250 stays to choose from',
    'The stays in this box',
    'Spa access',
    'The noise stays outside.',
    '119 € instead of 149 €',
    '20% off',
    'arrives in 2 to 4 working days',
    'How it works',
  ])
    expect(text()).toContain(part);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

test('PR-187, D-019: whoever wants advice sees when somebody is there, and the number', async () => {
  show({ helpPhone: HELP_PHONE });
  await expectAdvice();
});

test('PR-093, ALG-18: another format rewrites the code in the address, and giftFormat', async () => {
  const { href } = show();
  await userEvent.click(page.getByRole('radio').nth(1));
  await expect.poll(href).toBe('/box/detail/spa-and-silence/SPABOX#giftFormat=physical');
  await userEvent.click(page.getByRole('radio').nth(0));
  await expect.poll(href).toBe('/box/detail/spa-and-silence/SPAEBOX#giftFormat=digital');
});

test('PR-089, PR-094: Offer asks for confirmation, and goes on to the checkout with code and format', async () => {
  show({ href: '/box/detail/spa-and-silence/SPABOX' });
  await userEvent.click(offer());
  await expect.element(dialog.getByRole('heading', { name: 'Offer this box' })).toBeVisible();
  await expect.element(dialog.getByText('By post', { exact: true })).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Continue' }))
    .toHaveAttribute('href', '/booking/summary?box=SPABOX&giftFormat=physical#price=11900');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(offer()).toHaveFocus();
});

test('PR-095, PR-102: stays are loaded page by page as the last comes into view, until a page is empty', async () => {
  const asked: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = (input) => {
    const { pathname, searchParams } = new URL(
      input instanceof Request ? input.url : String(input),
      'http://site.invalid',
    );
    if (!pathname.endsWith('/offers')) return Promise.resolve(Response.json(shippingCostOfTest()));
    asked.push(`${searchParams.get('page')} of ${searchParams.get('limit')}`);
    const count = searchParams.get('page') === '1' ? 2 : 0;
    return Promise.resolve(Response.json(boxOffersOfTest(count, { from: 3, totalCount: 4 })));
  };
  const stays = boxOffersOfTest(2, { totalCount: 4 });
  renderPart(<Page detail={detail} stays={stays} />, { href: HREF, fetch });
  await expect.poll(() => cards().length).toBe(2);
  scrollToStays();
  await expect.poll(() => cards().length).toBe(4);
  await expect.poll(() => asked).toEqual(['1 of 8', '2 of 8']);
});

test.each(FAILURES)('PR-105: after %s the stays say so, and are asked for again', async (_how, failure) => {
  const net = show({ stays: boxOffersOfTest(2, { totalCount: 4 }), offers: failure });
  await expect.poll(() => cards().length).toBe(2);
  scrollToStays();
  await expect.element(page.getByText('Oops, something went wrong')).toBeVisible();
  expect(cards()).toHaveLength(2);
  net.respond('/offers', boxOffersOfTest(0, { totalCount: 4 }));
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('Oops, something went wrong')).not.toBeInTheDocument();
});

test('PR-088, PR-102: the map has an equal list, whose hotels lead to their stays', async () => {
  show({ offers: { ...boxOffersOfTest(0), exactMatch: [mapLocationOfTest(7, 'Hôtel des Dunes')] } });
  await userEvent.click(page.getByRole('button', { name: 'Show on the map' }));
  await expect.element(dialog.getByRole('heading', { name: 'The stays in this box' })).toBeVisible();
  await expect
    .element(dialog.getByRole('link').first())
    .toHaveAttribute('href', expect.stringMatching(/^\/stay\/\d+\?flow=gifting$/));
});

test.each(FAILURES)(
  'PR-102: after %s the map says so, and asks again; the page keeps its stays',
  async (_how, failure) => {
    const net = show({ offers: failure });
    await userEvent.click(page.getByRole('button', { name: 'Show on the map' }));
    await expect.element(dialog.getByText('Oops, something went wrong')).toBeVisible();
    net.respond('/offers', {
      ...boxOffersOfTest(0),
      exactMatch: [mapLocationOfTest(7, 'Hôtel des Dunes')],
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect.element(dialog.getByText('Oops, something went wrong')).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('link', { name: 'Hôtel des Dunes' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => cards().length).toBe(3);
  },
);

test('PR-105: a box that could not be had says so', async () => {
  renderPart(<Page />, { href: HREF });
  await expect.element(page.getByText('Oops, something went wrong')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', HREF);
});
