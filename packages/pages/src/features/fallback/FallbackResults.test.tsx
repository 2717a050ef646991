import { hotelOfTest, resultOfTest, searchDetailsOfTest } from '@sabadora/api/testing';
import { readAddress, type Flow } from '@sabadora/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { FallbackResults, type FallbackResultsProps } from './FallbackResults.tsx';

const NOW = { today: '2026-12-05', hour: 10 };
const HASH = 'city=12;lat=51.2;lng=3.2;checkin=2026-12-12;checkout=2026-12-14';

const details = (totalCount: number) =>
  searchDetailsOfTest(totalCount, {
    location: 'Bruges',
    latitude: 51.2,
    longitude: 3.2,
    destination: { kind: 'city', id: 12, label: 'Bruges' },
    locationHierarchy: [{ type: 'region', id: 502, label: 'Flanders' }],
  });

const stay = (hotelId: number) =>
  resultOfTest(hotelId, { hotel: hotelOfTest({ id: hotelId, label: `House ${hotelId}` }) });

/** A gateway that finds these hotels, one list per search; further requests stay pending. */
function finding(...answers: (readonly number[] | 'failure')[]): typeof fetch {
  const left = [...answers];
  return (input) => {
    if (typeof input !== 'string' || !input.includes('/offers.json')) return new Promise(() => {});
    const next = left.shift();
    if (next === undefined) return new Promise(() => {});
    if (next === 'failure') return Promise.reject(new TypeError('network'));
    return Promise.resolve(
      Response.json({ exactMatch: next.map(stay), searchDetails: details(next.length) }),
    );
  };
}

interface Part extends Partial<FallbackResultsProps> {
  exact?: readonly number[];
  hash?: string;
  fetch: typeof fetch;
  /** Height in px of the content above. */
  above?: number;
  flow?: Flow;
}

function Spacer({ height }: { height: number }) {
  return <div ref={(element) => element?.style.setProperty('height', `${height}px`)} />;
}

function start({ exact = [], hash = HASH, fetch, above = 0, flow = 'booking', ...props }: Part) {
  const address = { path: '/search', query: '', hash };
  const search = { address, criteria: readAddress(address, NOW).criteria, isReady: true };
  const results = exact.map(stay);
  const part = (more: Partial<FallbackResultsProps>) => (
    <>
      <Spacer height={above} />
      <FallbackResults
        search={search}
        flow={flow}
        status={exact.length > 0 ? 'exact' : 'none'}
        results={results}
        details={details(exact.length)}
        focusHead={() => {}}
        {...props}
        {...more}
      />
      <Spacer height={3000} />
    </>
  );
  return renderPart(part({}), { fetch, href: `/search#${hash}` });
}

const said = page.getByRole('status');
const saying = (text: string) => said.getByText(text, { exact: true });
const region = (name: string) => page.getByRole('region', { name });
const cardsIn = (name: string) => region(name).getByRole('heading', { level: 3 }).elements().length;
const around = 'Bruges and surroundings, within 30\u00a0km';

const SUGGESTION =
  'Suggestion of stays, these results might be outside of your search criteria. Check them out or modify your search.';
const NO_EXACT = `No exact results found. ${SUGGESTION}`;
const NO_RESULTS =
  'No results. To get more results, try adjusting your search by changing your dates, adjusting your family composition or removing your filters.';

afterEach(() => {
  vi.unstubAllGlobals();
  window.scrollTo(0, 0);
});

test('SE-196: a loader while the fallback searches run', async () => {
  start({ fetch: finding() });
  await expect.element(said.getByRole('progressbar')).toBeVisible();
  await expect.element(said.getByText('Looking for more stays')).toBeVisible();
});

test('SE-198, SE-262: exact results and others', async () => {
  start({ exact: [1], fetch: finding([21], [], []) });
  await expect.element(saying(SUGGESTION)).toBeVisible();
});

test('SE-197, SE-263: no exact results, but others', async () => {
  start({ fetch: finding([21], [], []) });
  await expect.element(saying(NO_EXACT)).toBeVisible();
});

test('SE-199, SE-261, SE-195: nothing at all, and one thing to do about it', async () => {
  const focusHead = vi.fn<() => void>();
  const { location } = start({
    hash: `${HASH};stars=4,5`,
    fetch: finding([], [], []),
    focusHead,
    children: <p>A stay to give</p>,
  });
  await expect.element(said.getByRole('heading', { name: NO_RESULTS })).toBeVisible();
  await expect.element(page.getByText('A stay to give')).toBeVisible();
  expect(page.getByRole('region').elements()).toEqual([]);
  await userEvent.click(said.getByRole('button', { name: 'Remove all filters' }));
  expect(focusHead).toHaveBeenCalledOnce();
  expect(location.read().hash).toBe(HASH);
});

test('ALG-16: exact results and no others need no word', async () => {
  start({ exact: [1], fetch: finding([], [], []) });
  await expect.element(said.getByRole('progressbar')).toBeVisible();
  await expect.element(said).toBeEmptyDOMElement();
});

test.each(['loading', 'error'] as const)(
  'SE-195, SE-260: while the exact search is %s nothing is said or asked',
  async (status) => {
    const fetch = vi.fn<typeof globalThis.fetch>(finding([21]));
    start({ fetch, status, details: undefined });
    await expect.element(said).toBeEmptyDOMElement();
    expect(fetch).not.toHaveBeenCalled();
  },
);

test('SE-227, ALG-16: a block for each search that found something, which says what was changed', async () => {
  start({ exact: [1], fetch: finding([21, 22, 23], 'failure', [31]) });
  await expect.element(saying(SUGGESTION)).toBeVisible();
  expect(
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([around, `${around}, without your dates`]);
  await expect.poll(() => cardsIn(around)).toBe(3);
});

test('SE-230: a card leads to its stay with the criteria of its block', async () => {
  start({ fetch: finding([21], [22], []) });
  const link = (name: string) => region(name).getByRole('link', { name: /House/ }).first();
  await expect.element(link(around)).toHaveAttribute('href', expect.stringContaining('distanceMax=30'));
  await expect.element(link(around)).toHaveAttribute('href', expect.stringContaining('checkin=2026-12-12'));
  await expect.element(link('Without your dates')).toBeInTheDocument();
  await expect
    .element(link('Without your dates'))
    .not.toHaveAttribute('href', expect.stringContaining('checkin'));
});

test('SE-232, SE-206: the cards of a block are drawn once a tenth of it is seen', async () => {
  start({ fetch: finding([21, 22, 23], [], []), above: 3000 });
  await expect.element(saying(NO_EXACT)).toBeVisible();
  const block = region(around).element();
  const { top, height } = block.getBoundingClientRect();
  const edge = top + window.scrollY - window.innerHeight;
  const show = (share: number) => window.scrollTo(0, edge + share * height);

  show(0.07);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(cardsIn(around)).toBe(0);
  show(0.12);
  await expect.poll(() => cardsIn(around)).toBe(3);
  window.scrollTo(0, 0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(cardsIn(around)).toBe(3);
});

test.each([1280, 390])('SE-232: at %i px a block is as tall before as after', async (width) => {
  await page.viewport(width, 800);
  start({ fetch: finding([21, 22], [], []), above: 3000 });
  await expect.element(saying(NO_EXACT)).toBeVisible();
  const block = region(around).element();
  const before = block.getBoundingClientRect().height;
  block.scrollIntoView();
  await expect.poll(() => cardsIn(around)).toBe(2);
  expect(Math.abs(block.getBoundingClientRect().height - before)).toBeLessThan(0.05 * before);
});

test('SE-232: whoever walks by the Tab key is not led past cards that are yet to be drawn', async () => {
  start({
    exact: [1],
    fetch: finding([21], [], []),
    above: 3000,
  });
  await expect.element(saying(SUGGESTION)).toBeVisible();
  expect(cardsIn(around)).toBe(0);
  await userEvent.keyboard('{Tab}');
  expect(cardsIn(around)).toBe(1);
  expect(region(around).element().contains(document.activeElement)).toBe(true);
});

test('SE-206: a browser that cannot tell what is seen draws at once', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  start({ fetch: finding([21], [], []), above: 3000 });
  await expect.poll(() => cardsIn(around)).toBe(1);
});

test('SE-196: the message is said in one polite place that stays', async () => {
  start({ fetch: finding([21], [], []) });
  const place = said.element();
  await expect.element(saying(NO_EXACT)).toBeVisible();
  expect(page.getByRole('status').elements()).toEqual([place]);
});
