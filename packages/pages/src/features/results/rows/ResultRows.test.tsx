import type { BoxBlock, HotelResult } from '@sabadora/api';
import { datedOfferOfTest, resultsOfTest } from '@sabadora/api/testing';
import type { Flow } from '@sabadora/domain';
import type { TrackEvent } from '@sabadora/hooks';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { memoryLocation } from '@sabadora/hooks';
import { network } from '../../../../../hooks/src/testing/harness.tsx';
import { isLaidOut } from '../../../kit/testing/isLaidOut.ts';
import { partOf, renderPart, type PartOptions } from '../../../kit/testing/renderPart.tsx';
import { ResultRows, type ResultRowsProps } from './ResultRows.tsx';

const HASH = 'city=12;checkin=2026-12-12;checkout=2026-12-14;a=2';

function rows(results: readonly HotelResult[], props: Partial<ResultRowsProps> = {}) {
  return <ResultRows results={results} flow="booking" query="flow=booking" hash={HASH} {...props} />;
}

const lists = () => page.getByRole('list', { name: /^Stays? \d/u });

const cells = () =>
  [...document.querySelectorAll('ul[aria-label^="Stay"] > li')].map((cell) => cell.getBoundingClientRect());

const height = () => document.documentElement.scrollHeight;

/** Names of rows and blocks in page order. */
const outline = () =>
  [...document.querySelectorAll('ul[aria-label^="Stay"], article:not(li article), section')].map(
    (element) =>
      element.getAttribute('aria-label') ?? element.querySelector('h2, h3')?.textContent ?? element.tagName,
  );

beforeEach(() => window.localStorage.clear());
afterEach(() => window.localStorage.clear());

test('SE-167: three cards, up to the ninth, and the rest are lists with names; blocks stand between, in no list', async () => {
  renderPart(rows(resultsOfTest(24)), { switches: 'activities=on,boxes=off' });
  await expect.element(page.getByRole('heading', { name: 'Something to do nearby' })).toBeInTheDocument();
  expect(outline()).toEqual([
    'Stays 1 to 3',
    'Give the weekend, they choose the day',
    'Stays 4 to 9',
    'Something to do nearby',
    'Stays 10 to 24',
  ]);
  expect(
    lists()
      .elements()
      .map((list) => list.children.length),
  ).toEqual([3, 6, 15]);
  for (const list of lists().elements()) for (const { tagName } of list.children) expect(tagName).toBe('LI');
});

test('a phone lays out the cards of a later row once they are near, a desktop at once', async () => {
  await page.viewport(390, 700);
  renderPart(rows(resultsOfTest(24)), { switches: 'activities=off,boxes=off' });
  const [first, , last] = lists().elements();
  const card = last?.querySelector('article');
  if (!first || !last || !card) throw new Error('There are no three rows.');
  await expect.poll(() => isLaidOut(card)).toBe(false);
  expect([...first.querySelectorAll('article')].every(isLaidOut)).toBe(true);
  const expected = height();

  card.scrollIntoView();
  await expect.poll(() => isLaidOut(card)).toBe(true);
  // Content below hardly shifts.
  expect(Math.abs(height() / expected - 1)).toBeLessThan(0.15);

  await page.viewport(1280, 800);
  window.scrollTo(0, 0);
  await expect
    .poll(() =>
      lists()
        .elements()
        .every((list) => [...list.querySelectorAll('article')].every(isLaidOut)),
    )
    .toBe(true);
});

test('what gets the focus below the cards of a phone stays in view while those near it are laid out', async () => {
  await page.viewport(390, 700);
  const style = document.head.appendChild(document.createElement('style'));
  onTestFinished(() => style.remove());
  // Shorter than the estimated height of cards.
  style.textContent = 'article { max-block-size: 25rem; overflow: hidden }';
  renderPart(
    <>
      {rows(resultsOfTest(24))}
      <button>Next page</button>
      <svg width="10" height="5000" aria-hidden="true" />
    </>,
    { switches: 'activities=off,boxes=off' },
  );
  const button = page.getByRole('button', { name: 'Next page' });
  const before = height();
  (button.element() as HTMLElement).focus();
  await expect.poll(height).not.toBe(before);
  await expect.element(button).toBeInViewport();
});

test('SE-167: rows count on from page to page', () => {
  renderPart(rows(resultsOfTest(4), { page: 2 }));
  expect(
    lists()
      .elements()
      .map((list) => list.ariaLabel),
  ).toEqual(['Stays 49 to 51', 'Stay 52']);
});

test.each([
  [1280, 3],
  [800, 2],
  [390, 1],
])(
  'SE-167: at %i px the cards stand in %i columns, and no block leaves a gap above it',
  async (width, columns) => {
    await page.viewport(width, 800);
    renderPart(rows(resultsOfTest(12)));
    await expect.element(page.getByRole('heading', { name: /Give the weekend/u })).toBeInTheDocument();
    expect(new Set(cells().map(({ left }) => Math.round(left))).size).toBe(columns);
    const block = page
      .getByRole('article', { name: /Give the weekend/u })
      .element()
      .getBoundingClientRect();
    const above = cells().filter(({ top }) => top < block.top);
    expect(above.length % columns).toBe(0);
    expect(Math.round(block.width)).toBe(Math.round(document.querySelector('div')?.clientWidth ?? 0));
  },
);

test('SE-168: in customer care there are the same cards and no block', async () => {
  renderPart(rows(resultsOfTest(12)), { isCare: true, switches: 'boxes=on,activities=on' });
  // Long enough for the code that must not be loaded.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(outline()).toEqual(['Stays 1 to 3', 'Stays 4 to 9', 'Stays 10 to 12']);
});

test('the gift idea leads to the gifts of the same search, activities to the same destination', async () => {
  renderPart(
    rows(resultsOfTest(12), { place: { location: 'Cabourg', locationPhrase: 'in Cabourg', latitude: 49 } }),
    { switches: 'boxes=off' },
  );
  const give = page.getByRole('link', { name: 'See stays to give' });
  await expect
    .element(give)
    .toHaveAttribute('href', expect.stringMatching(/^\/search\?flow=gifting#.*city=12/u));
  await expect
    .element(page.getByRole('link', { name: 'See activities' }))
    .toHaveAttribute('href', '/activities?flow=activity#city=12');
  expect(outline()).toContain('Something to do in Cabourg');
});

test('SE-182: the offers of one hotel stand in one column, all of them, without blocks', () => {
  const [first] = resultsOfTest(1);
  if (first === undefined) throw new Error('There is one.');
  const others = [2, 3, 4, 5].map((id) => datedOfferOfTest(id, { label: `Offer ${id}` }));
  renderPart(rows([{ ...first, otherPackages: others }], { flow: 'hotel' }), { switches: 'boxes=on' });
  expect(outline()).toEqual(['Stays 1 to 5']);
  expect(new Set(cells().map(({ left }) => left)).size).toBe(1);
});

const box = {
  code: 'SPAEBOX',
  title: 'Spa for two',
  includedContent: [],
  price: { sellPrice: 9390, refPrice: 10000 },
  images: ['/images/lake/box/640_360.webp'],
  slug: 'spa',
  offerCount: 120,
};
const block: BoxBlock = {
  id: 1,
  containerId: 'serp',
  title: 'A box with a bow',
  subtitle: 'They choose where and when.',
  colorPalette: 'action',
  cta: { label: 'See the boxes', url: '/boxes', newTab: false },
  boxes: [box, { ...box, code: 'SEAEBOX', title: 'Sea' }],
};

test('SE-255 SE-201 D-002: gift boxes stand after the ninth card where they are switched on, their promotions rounded up', async () => {
  const net = network();
  renderPart(rows(resultsOfTest(12)), { switches: 'boxes=on', fetch: net.fetch });
  (await net.next('box-block-serp')).respond(block);
  await expect.element(page.getByRole('heading', { name: 'A box with a bow' })).toBeVisible();
  // 6.1 percent.
  await expect.element(page.getByText('-7%').first()).toBeInTheDocument();
  expect(page.getByRole('link', { name: 'Spa for two' }).element().getAttribute('href')).toBe(
    '/box/detail/spa/SPAEBOX',
  );
  expect(page.getByRole('link', { name: 'See the boxes' }).elements()).toHaveLength(1);
  expect(outline()).not.toContain('Something to do nearby');
});

test('boxes that cannot be had leave nothing behind: no block and no hole', async () => {
  const net = network();
  renderPart(rows(resultsOfTest(12)), { switches: 'boxes=on', fetch: net.fetch });
  (await net.next('box-block-serp')).fail();
  const gap = () => {
    const bottom = (at: number) =>
      lists().elements()[at]?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    const top = lists().elements()[2]?.firstElementChild?.getBoundingClientRect().top ?? 0;
    return Math.round(top - bottom(1));
  };
  await expect.poll(gap).toBe(24);
});

test('SE-249 SE-250 D-086 D-029: the heart is there after mount where the wishlist is on, and saves without a login or a call', async () => {
  const net = network();
  renderPart(rows(resultsOfTest(1)), { fetch: net.fetch });
  const heart = page.getByRole('button', { name: 'Save Hotel 1 to your wishlist' });
  await userEvent.click(heart);
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  expect(JSON.parse(window.localStorage.getItem('sabadora.wishlist') ?? '')).toMatchObject([
    {
      id: 1,
      kind: 'STAY',
      label: 'Weekend by the sea',
      hotel: { label: 'Hotel 1', location: 'Cabourg', stars: 4 },
    },
  ]);
  expect(net.requests).toEqual([]);
});

test('SE-249 D-086: no heart in the server’s markup, and none at all where the wishlist is off', () => {
  const options: PartOptions = { switches: 'wishlist=off' };
  expect(renderToString(partOf(rows(resultsOfTest(1)), {}, memoryLocation('/search')))).not.toContain(
    'wishlist',
  );
  renderPart(rows(resultsOfTest(1)), options);
  expect(page.getByRole('button', { name: /wishlist/u }).elements()).toEqual([]);
});

test('SE-251 SE-252: the list is told once, and the card that is followed', async () => {
  const track = vi.fn<(event: TrackEvent) => void>();
  const stop = (event: Event) => event.preventDefault();
  window.addEventListener('click', stop);
  renderPart(rows(resultsOfTest(4)), { track });
  await userEvent.click(page.getByRole('link', { name: 'Hotel 2' }), { modifiers: ['Control'] });
  window.removeEventListener('click', stop);
  expect(track.mock.calls.map(([{ name, params }]) => [name, (params['items'] as unknown[]).length])).toEqual(
    [
      ['view_item_list', 4],
      ['select_item', 1],
    ],
  );
  expect(track.mock.calls[1]?.[0].params).toMatchObject({ items: [{ item_id: '2', price: 298, index: 1 }] });
});

test('SE-171 SE-172: a card is one real link with the search in it, so that every kind of new tab is the browser’s own', () => {
  renderPart(rows(resultsOfTest(1)));
  const link = page.getByRole('link', { name: 'Hotel 1' }).element();
  expect(link.getAttribute('href')).toBe(`/stay/1?flow=booking#${HASH}`);
  for (const click of [{ ctrlKey: true }, { shiftKey: true }, { metaKey: true }, { button: 1 }]) {
    const type = 'button' in click ? 'auxclick' : 'click';
    let wasPrevented: boolean | undefined;
    const seen = (event: Event) => {
      wasPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener(type, seen, { once: true });
    link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...click }));
    expect(wasPrevented, JSON.stringify(click)).toBe(false);
  }
});

test.each<[Flow, string]>([
  ['booking', 'See offer'],
  ['gifting', 'See gift'],
])('SE-178: in %s the button says "%s"', (flow, label) => {
  renderPart(rows(resultsOfTest(1), { flow }));
  expect(page.getByText(label, { exact: true }).elements()).toHaveLength(1);
});

test('SE-178: for who connects channel managers it names theirs', () => {
  renderPart(rows(resultsOfTest(2, (index) => ({ channelManagerId: index === 0 ? 'D-EDGE' : null }))), {
    switches: 'channelManager=on',
  });
  expect(page.getByText('CM D-EDGE').elements()).toHaveLength(1);
  expect(page.getByText('See offer', { exact: true }).elements()).toHaveLength(1);
});
