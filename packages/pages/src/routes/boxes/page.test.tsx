import { boxOfTest } from '@sabadora/api/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testNetwork } from '../../kit/testing/network.ts';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { Page } from './page.tsx';

const SEARCH = '/boxes/search';
const boxes = ['SPAEBOX', 'FOODBOX', 'SEAEBOX', 'CITYEBOX', 'WINEEBOX'].map((code) => boxOfTest(code));
const card = page.getByRole('article', { name: 'Box SPAEBOX' });

function show(answer?: unknown) {
  const net = testNetwork(answer === undefined ? {} : { [SEARCH]: answer });
  renderPart(<Page />, { href: '/boxes', fetch: net.fetch });
  return net;
}

test.each([
  [1280, 4],
  [800, 2],
  [390, 1],
])('SE-169: at %i px boxes stand in %i columns', async (width, columns) => {
  await page.viewport(width, 800);
  show({ boxes });
  await expect.element(card).toBeInTheDocument();
  const lefts = page
    .getByRole('article')
    .elements()
    .map((element) => Math.round(element.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(columns);
});

test('CH-071 PR-092: each digital box is a card with title, contents, price and promotion, and a link of its own', async () => {
  const net = show({ boxes });
  await expect.element(page.getByText('4 gift boxes')).toBeInTheDocument();
  expect(page.getByRole('article').elements()).toHaveLength(4);
  expect(net.requests(SEARCH)[0]?.query.get('locale')).toBe('fr_FR');
  const text = card.element().textContent.replace(/[\u00a0\u202f]/gu, ' ');
  for (const part of ['119 € instead of 149 €', '20% off', 'stays to choose from'])
    expect(text).toContain(part);
  expect(
    card
      .getByRole('listitem')
      .elements()
      .map((line) => line.textContent),
  ).toEqual(['One night with breakfast', 'A bottle of bubbles on arrival']);
  await expect.element(card.getByRole('link')).toHaveAttribute('href', '/box/detail/spaebox/SPAEBOX');
});

test('what the server found stands there from the start', () => {
  const net = testNetwork();
  renderPart(<Page boxes={boxes} />, { href: '/boxes', fetch: net.fetch });
  expect(page.getByRole('article').elements()).toHaveLength(4);
  expect(net.requests(SEARCH)).toHaveLength(0);
});

test('SE-170: while boxes are on their way three cards are outlined, and the page says so', async () => {
  const net = show();
  const outlined = () => document.querySelectorAll('[aria-busy="true"] > [aria-hidden="true"] > *');
  await expect.element(page.getByText('Looking for gift boxes')).toBeInTheDocument();
  expect(outlined()).toHaveLength(3);
  net.respond(SEARCH, { boxes });
  await expect.element(card).toBeInTheDocument();
  expect(outlined()).toHaveLength(0);
});

test('a failure is said, and asking again recovers without losing the focus', async () => {
  const net = show(500);
  await expect.element(page.getByRole('heading', { name: 'Oops, something went wrong' })).toBeInTheDocument();
  net.respond(SEARCH, { boxes });
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(card).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('without a box there is something else to give', async () => {
  show({ boxes: [] });
  await expect
    .element(page.getByRole('link', { name: 'See stays to give' }))
    .toHaveAttribute('href', '/search?flow=gifting');
});
