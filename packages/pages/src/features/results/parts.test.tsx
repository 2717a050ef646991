import { activityOfTest, hotelOfTest, resultsOfTest } from '@sabadora/api/testing';
import { LOCALES, parseHash, readCriteria, type Flow } from '@sabadora/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MarketLinks } from '../../kit/document/pageInput.ts';
import { OfferGridSkeleton } from '../offers/grid/OfferGridSkeleton.tsx';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { ActivityRows } from './rows/ActivityRows.tsx';
import { AutoDiscountBanner } from './notices/AutoDiscountBanner.tsx';
import { DatesHint } from './notices/DatesHint.tsx';
import { FamilyMessage } from './notices/FamilyMessage.tsx';
import { GiftTeaser } from './notices/GiftTeaser.tsx';
import { HotelFacts } from './heading/HotelFacts.tsx';
import { ShareButton } from './share/ShareButton.tsx';
import { SuggestionLinks } from './after/SuggestionLinks.tsx';

const NOW = { today: '2026-12-05', hour: 10 };

function searchOf(hash: string, flow: Flow = 'booking') {
  return {
    flow,
    address: { path: '/search', query: `flow=${flow}&page=2`, hash },
    criteria: readCriteria(parseHash(hash), NOW),
    flowAddress: (target: Flow) => ({ path: '/search', query: `flow=${target}`, hash }),
  };
}

test('SE-170: three cards to come stand in the grid while a search loads, hidden from a screen reader', () => {
  const { container } = renderPart(<OfferGridSkeleton />);
  const [grid] = container.children;
  expect(grid?.ariaHidden).toBe('true');
  expect(grid?.children).toHaveLength(3);
  expect(new Set([...(grid?.children ?? [])].map((card) => card.getBoundingClientRect().top)).size).toBe(1);
});

test('SE-160: suggestion links stand under a title, each with its label, address and number of offers', () => {
  renderPart(
    <SuggestionLinks
      links={[
        { label: 'Normandy', url: '/search#region=4', offerCount: 120 },
        { label: 'Trouville', url: '/search#city=9', offerCount: 1 },
      ]}
    />,
  );
  const links = page.getByRole('navigation', { name: 'More places for a weekend' }).getByRole('link');
  expect(links.elements().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Normandy 120 offers', '/search#region=4'],
    ['Trouville 1 offer', '/search#city=9'],
  ]);
});

test.each([[[]], [undefined]])('SE-160: without links there is no title either', (links) => {
  const { container } = renderPart(<SuggestionLinks links={links} />);
  expect(container.textContent).toBe('');
});

test('SE-163: a search that found nothing is shown a gift, at the same destination', () => {
  renderPart(<GiftTeaser search={searchOf('city=12')} />);
  expect(page.getByRole('heading').element().textContent).toContain('Give it instead');
  expect(page.getByRole('link').element().getAttribute('href')).toBe('/search?flow=gifting#city=12');
});

test('SE-163: who gives already is not led back to where they are', () => {
  const { container } = renderPart(<GiftTeaser search={searchOf('city=12', 'gifting')} />);
  expect(container.textContent).toBe('');
});

test.each([
  ['a=2;c=1', true],
  ['a=2;b=1', true],
  ['a=2', false],
  ['a=2;c=1;theme=39', false],
  ['a=2;c=1;theme=4', true],
])('SE-162: for %s the message to families shows: %s', (hash, isShown) => {
  const { container } = renderPart(<FamilyMessage search={searchOf(hash)} />);
  expect(container.textContent?.includes('Travelling with children?')).toBe(isShown);
  if (!isShown) return;
  const href = page.getByRole('link', { name: 'See family stays' }).element().getAttribute('href');
  expect(href).toMatch(/^\/search\?flow=booking#.*theme=39/u);
});

const discounted = resultsOfTest(3, (index) =>
  index === 2 ? { autoDiscount: { code: 'WEEKEND10', value: 10 } } : {},
);

test('SE-215 D-041: the code of a discount shows to the visitors of its experiment, with what it takes off', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderPart(<AutoDiscountBanner results={discounted} flow="booking" />, { switches: 'autoDiscount=shown' });
  await expect.element(page.getByText('-10% extra')).toBeVisible();
  await expect.element(page.getByText('WEEKEND10')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Copy the code' }));
  expect(write).toHaveBeenCalledWith('WEEKEND10');
  await expect.element(page.getByRole('status')).toHaveTextContent('Code copied');
});

test.each(LOCALES)('CH-065: the campaign of the discount shows "-10% extra" in %s', async (locale) => {
  renderPart(<AutoDiscountBanner results={discounted} flow="booking" />, {
    switches: 'autoDiscount=shown',
    locale,
  });
  await expect.element(page.getByText('-10% extra', { exact: true })).toBeVisible();
});

test('a code that cannot be copied is left to be selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  renderPart(<AutoDiscountBanner results={discounted} flow="booking" />, { switches: 'autoDiscount=shown' });
  await userEvent.click(page.getByRole('button', { name: 'Copy the code' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('Select the code to copy it');
});

test.each([
  ['no variation', discounted, 'booking', ''],
  ['no code', resultsOfTest(3), 'booking', 'autoDiscount=shown'],
  ['gifting', discounted, 'gifting', 'autoDiscount=shown'],
] as const)('SE-215: with %s there is no banner', (_with, results, flow, switches) => {
  const { container } = renderPart(<AutoDiscountBanner results={results} flow={flow} />, { switches });
  expect(container.innerHTML).toBe('');
});

const careMarkets = Object.fromEntries(
  LOCALES.map((locale) => [locale, { origin: 'https://care.fr.localhost', needsLocale: false }]),
) as MarketLinks;
const SHARED = 'https://fr.localhost/search?flow=booking&page=2&utm_source=share#city=12;theme=4';

afterEach(() => vi.restoreAllMocks());

test('SE-216: sharing copies the public address with criteria and tracking value, and says so', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderPart(<ShareButton search={searchOf('city=12;theme=4')} />, { markets: careMarkets, isCare: true });
  await userEvent.click(page.getByRole('button', { name: 'Share' }));
  expect(write).toHaveBeenCalledWith(SHARED);
  await expect.element(page.getByRole('status')).toHaveTextContent('Link copied');
});

test('SE-216: where the browser refuses to copy, the address is shown, selected, and the focus comes back', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  renderPart(<ShareButton search={searchOf('city=12;theme=4')} />);
  const button = page.getByRole('button', { name: 'Share' });
  await userEvent.click(button);
  const field = page.getByRole('textbox', { name: 'Link to this search' });
  await expect.element(field).toHaveValue(SHARED);
  await expect.element(field).toHaveFocus();
  const input = field.element() as HTMLInputElement;
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(SHARED);
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

test('SE-252: an activity that is followed is told with its price for one, its place and the theme', async () => {
  const track = vi.fn<(event: { name: string; params: unknown }) => void>();
  const stop = (event: Event) => event.preventDefault();
  window.addEventListener('click', stop);
  renderPart(
    <ActivityRows results={[activityOfTest(5)]} adults={2} query="flow=activity" hash="a=2" theme="Water" />,
    { track },
  );
  await userEvent.click(page.getByRole('link', { name: 'Sailing lesson 5' }), {
    modifiers: ['Control'],
  });
  window.removeEventListener('click', stop);
  expect(track.mock.calls.map(([event]) => event.name)).toEqual(['view_item_list', 'select_item']);
  expect(track.mock.calls[1]?.[0].params).toMatchObject({
    items: [
      {
        item_category: 'activity',
        price: 42.75,
        location: 'Cabourg',
        theme: 'Water',
        search_type: 'activity',
      },
    ],
  });
});

test('SE-176 SE-186 SE-187: an activity’s card leads to its page with the adults, for the price of one person', () => {
  renderPart(<ActivityRows results={[activityOfTest(5)]} adults={4} query="flow=activity" hash="a=4" />);
  const card = page.getByRole('article', { name: 'Sailing lesson 5' }).element();
  expect(card.querySelector('h2 a')?.getAttribute('href')).toBe('/activity/5#a=4');
  expect(card.textContent).toMatch(/37,50\s€/u);
  expect(card.textContent).toContain('per person');
  expect(card.textContent).toContain('See activity');
});

test.each([
  ['city=12', 'booking', true],
  ['hotelId=7', 'hotel', true],
  ['city=12;checkin=2026-12-12;checkout=2026-12-13', 'booking', false],
  ['city=12', 'gifting', false],
] as const)(
  'PR-146, D-084: dates are asked for once above the cards of #%s, flow %s: %s',
  (hash, flow, isShown) => {
    const { container } = renderPart(<DatesHint criteria={searchOf(hash).criteria} flow={flow} />);
    expect(container.textContent).toBe(isShown ? 'Add your dates to see the cancellation conditions' : '');
  },
);

test('SE-182: of the one hotel searched the page says stars, score and address, which its cards do not', () => {
  const location = {
    label: 'Cabourg',
    uri: null,
    address: '3 rue de la Mer',
    zipCode: '14390',
    latitude: 49,
    longitude: 0,
  };
  const { container } = renderPart(<HotelFacts hotel={hotelOfTest({ location })} href="/hotel/7" />);
  const text = container.textContent ?? '';
  for (const part of ['4 stars', '9,2/10', 'Fantastic', '128 reviews', '3 rue de la Mer, 14390 Cabourg'])
    expect(text).toContain(part);
});
