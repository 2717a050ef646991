import { activityDetailOfTest, offerOfTest, weekendDetailOfTest } from '@sabadora/api/testing';
import type { ViewedItem } from '@sabadora/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { Page as ActivityPage } from '../../routes/activity/page.tsx';
import { Page as StayPage } from '../../routes/stay/page.tsx';
import { RecentlyViewed, type RecentlyViewedProps } from './RecentlyViewed.tsx';

const KEY = 'sabadora.recently-viewed';

const viewed = (id: number, type: ViewedItem['type'], label: string): ViewedItem => ({
  id,
  type,
  locale: 'fr_FR',
  label,
  imageUrl: '/images/sea/12/640_360.webp',
  price: { sellPrice: 14900, refPrice: 19900, promo: null, nights: type === 'STAY' ? 2 : 0 },
  hotel: { label: 'Hôtel des Dunes', stars: 4 },
  uri: `/${type.toLowerCase()}/${id}`,
});
const STAY = viewed(1, 'STAY', 'Weekend by the sea');
const SAILING = viewed(3, 'ACTIVITY', 'Sailing');
const PAINTING = viewed(4, 'ACTIVITY', 'Painting');

beforeEach(() => page.viewport(1280, 800));
afterEach(() => localStorage.clear());

const store = (...items: ViewedItem[]) => localStorage.setItem(KEY, JSON.stringify(items));
const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? '[]');

/** The row below a page of `height` pixels. */
const below = (height: number, props: RecentlyViewedProps = {}) => (
  <>
    <div style={{ height }} />
    <RecentlyViewed {...props} />
    <p>After it</p>
  </>
);
const LONG = 2000;

const row = page.getByRole('region', { name: 'Recently viewed', exact: true });
const cards = page.getByRole('article');
const nameOf = (card: Element) => card.querySelector('h3')?.textContent;

test('PR-182: what was looked at stands in a row, the latest first, with kind, hotel, price and nights', async () => {
  store(SAILING, STAY);
  renderPart(below(LONG));
  await expect.poll(() => cards.elements().map(nameOf)).toEqual(['Sailing', 'Weekend by the sea']);
  const [sailing = '', stay = ''] = cards
    .elements()
    .map(({ textContent }) => textContent.replace(/[\u00a0\u202f]/gu, ' '));
  for (const part of ['Stay', 'Hôtel des Dunes', 'from 149 € instead of 199 €', '2 nights', '25% off'])
    expect(stay).toContain(part);
  for (const part of ['Activity', '149 € instead of 199 €, per person']) expect(sailing).toContain(part);
  await expect
    .element(page.getByRole('link', { name: 'Weekend by the sea' }))
    .toHaveAttribute('href', '/stay/1');
});

test('PR-071: the page of an activity shows the others that were looked at', async () => {
  store(SAILING, STAY, PAINTING);
  renderPart(below(LONG, { type: 'ACTIVITY', exceptId: 3 }));
  await expect.element(page.getByRole('heading', { name: 'Recently viewed activities' })).toBeInTheDocument();
  expect(cards.elements().map(nameOf)).toEqual(['Painting']);
});

test('whoever has looked at nothing sees nothing, and the page is no longer for it', async () => {
  store(SAILING);
  renderPart(below(LONG, { type: 'ACTIVITY', exceptId: 3, className: 'spaced' }));
  await expect.element(page.getByText('After it')).toBeInTheDocument();
  expect(page.getByText('After it').element().getBoundingClientRect().top).toBeLessThan(LONG + 50);
  expect(document.querySelector('.spaced')).toBeNull();
});

test('nothing that is on the screen moves: the row comes in when its place is below the screen', async () => {
  store(STAY);
  const view = renderPart(below(100));
  const top = () => page.getByText('After it').element().getBoundingClientRect().top;
  const before = top();
  // Waits for its code and for the observer; by then it would have appeared.
  await import('./RecentlyViewedRow.tsx');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(top()).toBe(before);
  await expect.element(row).not.toBeInTheDocument();
  const spacer = view.container.querySelector<HTMLElement>('div[style]');
  spacer?.style.setProperty('height', `${LONG}px`);
  await expect.element(row).toBeInTheDocument();
});

test('the list is forgotten at a press, which says so and keeps the place of the keyboard', async () => {
  store(STAY, SAILING);
  renderPart(below(LONG));
  await userEvent.click(page.getByRole('button', { name: 'Clear list' }));
  const said = page.getByText('The list is empty now.');
  await expect.element(said).toHaveFocus();
  await expect.element(row).not.toBeInTheDocument();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('PR-182: the page of a stay keeps that it was looked at, as a gift where it is one', async () => {
  const offer = offerOfTest(12, { sellPrice: 11500, refPrice: null, nights: 2 });
  renderPart(<StayPage stay={weekendDetailOfTest(12, { offer })} quote={null} />, { href: '/stay/12' });
  await expect.poll(stored).toEqual([
    {
      id: 12,
      type: 'STAY',
      locale: 'fr_FR',
      label: offer.label,
      imageUrl: offer.imageUrl,
      price: { sellPrice: 11500, refPrice: null, promo: offer.promo, nights: 2 },
      hotel: { label: offer.hotel.label, stars: offer.hotel.stars },
      uri: offer.uri,
    },
  ]);
});

test('PR-182: the page of an activity keeps what one person pays', async () => {
  const detail = activityDetailOfTest(7);
  renderPart(<ActivityPage detail={detail} />, { href: '/activity/7' });
  await expect
    .poll(stored)
    .toMatchObject([{ id: 7, type: 'ACTIVITY', uri: detail.activity.uri, price: { nights: 0 } }]);
});

test('what is no longer sold is not kept', async () => {
  store(STAY);
  renderPart(<StayPage stay={weekendDetailOfTest(12, { published: false })} quote={null} />, {
    href: '/stay/12',
  });
  renderPart(<ActivityPage detail={activityDetailOfTest(7)} />, { href: '/activity/7' });
  await expect.poll(stored).toMatchObject([{ id: 7 }, { id: 1 }]);
});

test('a page that is only prerendered was not looked at', async () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  try {
    renderPart(<ActivityPage detail={activityDetailOfTest(7)} />, { href: '/activity/7' });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
    // Runs after the idle callback of the page itself; a page that keeps rendering may never be idle.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
    expect(stored()).toEqual([]);
  } finally {
    Reflect.deleteProperty(document, 'prerendering');
  }
  document.dispatchEvent(new Event('prerenderingchange'));
  await expect.poll(stored).toMatchObject([{ id: 7 }]);
});
