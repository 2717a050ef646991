import type { SearchDetails } from '@sabadora/api';
import { searchDetailsOfTest } from '@sabadora/api/testing';
import { memoryLocation, useSearchAddress } from '@sabadora/hooks';
import { act } from '@testing-library/react';
import { Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStore, type Store } from '../../kit/parts/store.ts';
import { island } from '../../kit/parts/island.tsx';
import { partOf } from '../../kit/testing/renderPart.tsx';
import { answering, button } from './panelHarness.tsx';
import { SearchPanel, type SearchPanelProps } from './SearchPanel.tsx';
import { PhoneSummary } from './summary/PhoneSummary.tsx';
import { useFilledSearchBox } from './useFilledSearchBox.ts';

interface ResultsProps {
  Box: ComponentType<SearchPanelProps>;
  found: Store<{ details?: SearchDetails }>;
}

function Results({ Box, found }: ResultsProps) {
  const { details } = useSyncExternalStore(found.subscribe, found.read, found.first);
  const search = useSearchAddress();
  const ref = useFilledSearchBox(search, details);
  return (
    <div ref={ref}>
      <Box
        search={search}
        themes={[{ id: 3, name: 'Wellness' }]}
        destination={details?.destination ?? undefined}
        variant="compact"
      />
    </div>
  );
}

/** The server's rendering of an island. */
const renderedBy = (Part: ComponentType<SearchPanelProps>) =>
  function Rendered(props: SearchPanelProps) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };

/** Hydrates a page that the server rendered without its hash; the code of its search box is not loaded yet. */
async function start(href: string, Part: ComponentType<SearchPanelProps> = SearchPanel) {
  const [serverHref = ''] = href.split('#');
  const reports = [
    vi.spyOn(console, 'error').mockImplementation(() => undefined),
    vi.fn<(error: unknown) => void>(),
  ] as const;
  const found = createStore<{ details?: SearchDetails }>({});
  const code = Promise.withResolvers<ComponentType<SearchPanelProps>>();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    partOf(<Results Box={renderedBy(Part)} found={found} />, {}, memoryLocation(serverHref)),
  );
  const location = memoryLocation(href);
  const Box = island(() => code.promise);
  const part = partOf(
    <Results Box={Box} found={found} />,
    { serverHref, fetch: answering().fetch },
    location,
  );
  const root = await act(async () => hydrateRoot(container, part, { onRecoverableError: reports[1] }));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
    vi.restoreAllMocks();
  });
  return {
    find: (details: SearchDetails) => act(async () => found.write({ details })),
    hydrate: () => act(async () => code.resolve(Part)),
    location,
    reported: () => reports.flatMap(({ mock }) => mock.calls),
  };
}

const dates = () => button(/^Dates/);
const party = () => button(/^Travellers/);
const place = () => page.getByRole('combobox', { name: 'Destination' });
const theme = () => page.getByRole('combobox', { name: 'Theme' });
const SEARCH = 'city=12;theme=3;checkin=2026-12-12;checkout=2026-12-13;a=3;c=1';
const IN_BRUGES = searchDetailsOfTest(1, { destination: { kind: 'city', id: 12, label: 'Bruges' } });

test('SE-014 SE-040: a search box says the search of the hash before its code has come, and goes on from there', async () => {
  const { find, hydrate, location, reported } = await start(`/search#${SEARCH}`);
  const expectFilled = async () => {
    await expect.element(dates()).toHaveTextContent('Dates sam. 12 – dim. 13 déc.');
    await expect.element(party()).toHaveTextContent('Travellers 3 adults, 1 child');
    await expect.element(theme()).toHaveValue('3');
  };
  await expectFilled();
  await find(IN_BRUGES);
  await expect.element(place()).toHaveValue('Bruges');
  const placeholderColor = getComputedStyle(place().element(), '::placeholder').color;
  const [value] = dates().element().querySelectorAll('span:last-child');
  expect(value && getComputedStyle(value).color).not.toBe(placeholderColor);

  await hydrate();
  await expectFilled();
  await expect.element(place()).toHaveValue('Bruges');
  expect(reported()).toEqual([]);

  await act(async () => location.write({ path: '/search', query: '', hash: 'a=1' }));
  await expect.element(dates()).toHaveTextContent('Dates Add dates');
  await expect.element(party()).toHaveTextContent('Travellers 1 adult');
  await act(() => userEvent.selectOptions(theme(), 'Wellness'));
  await find(IN_BRUGES);
  await expect.element(theme()).toHaveValue('3');
});

test.each([
  ['gifting', '/search?flow=gifting'],
  ['activity', '/activities?flow=activity'],
])('SE-009 SE-011: so does the box of the %s flow', async (_flow, path) => {
  const { find, hydrate, reported } = await start(`${path}#city=12;theme=3;a=1`);
  await find(IN_BRUGES);
  const city = () => page.getByRole('combobox', { name: /Destination|City/ });
  await expect.element(city()).toHaveValue('Bruges');
  await expect.element(theme()).toHaveValue('3');
  await hydrate();
  await expect.element(city()).toHaveValue('Bruges');
  expect(reported()).toEqual([]);
});

test('text typed before the code has come is not written over', async () => {
  const { find, hydrate } = await start(`/search#${SEARCH}`);
  await userEvent.fill(place(), 'Gand');
  await find(IN_BRUGES);
  await expect.element(place()).toHaveValue('Gand');
  await hydrate();
  await expect.element(place()).toHaveValue('Gand');
});

/** Text that a screen reader reads for the line on a phone, which is hidden on a desktop. */
const heard = () =>
  page
    .getByRole('button', { name: /^Change/, includeHidden: true })
    .element()
    .textContent.replaceAll(/\s+/g, ' ')
    .trim();

/** The line shown instead of the search box on a phone. */
const Summary = ({ search, themes, destination }: SearchPanelProps) => (
  <PhoneSummary search={search} themes={themes} place={destination?.label} onOpen={() => undefined} />
);

test('SE-014 SE-042: so does its line on a phone, and gives way to the whole search when its code has come', async () => {
  const { find, hydrate, location, reported } = await start(`/search#${SEARCH}`, Summary);
  await find({ ...IN_BRUGES, location: 'Bruges' });
  expect(heard()).toContain('Bruges 12 déc. – 13 déc. · 3 adults, 1 child');
  await hydrate();
  await expect.poll(heard).toContain('Bruges 12 déc. – 13 déc. Wellness 3 adults, 1 child');
  expect(reported()).toEqual([]);

  await act(async () => location.write({ path: '/search', query: '', hash: 'a=2' }));
  await expect.poll(heard).toContain('2 adults');
  expect(heard()).not.toContain('déc.');
});

test.each([
  ['the query alone', '/search?theme=3', 'Anywhere Wellness 2 adults', 'Anywhere Wellness 2 adults'],
  ['the query and the hash', '/search?theme=3#a=3', 'Anywhere 3 adults', 'Anywhere Wellness 3 adults'],
])('SE-042: the line says each detail once where criteria are in %s', async (_where, href, before, after) => {
  const { hydrate, reported } = await start(href, Summary);
  await expect.poll(heard).toBe(`Change your search: ${before}`);
  await hydrate();
  await expect.poll(heard).toBe(`Change your search: ${after}`);
  expect(reported()).toEqual([]);
});
