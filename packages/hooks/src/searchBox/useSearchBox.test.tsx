import type { Flow, HashPatch, SearchDatesVariation } from '@sabadora/domain';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network, renderWithHooks } from '../testing/harness.tsx';
import { useSearchAddress } from '../address/useSearchAddress.ts';
import type { SearchDraft } from './searchDraft.ts';
import { useSearchBox, type SubmitOptions } from './useSearchBox.ts';

interface BoxProps {
  /** Changes that the button "Change" adds to the draft. */
  change?: SearchDraft;
  last?: SubmitOptions;
  defaults?: HashPatch;
  searchDates?: SearchDatesVariation;
  isExplicitlyCleared?: boolean;
}

/** A search box of plain buttons. */
function Box({ change = {}, last, defaults, searchDates, isExplicitlyCleared }: BoxProps) {
  const search = useSearchAddress({ ...(defaults && { defaults }) });
  const box = useSearchBox(search, { searchDates });
  const apply = () => {
    if (change.destination !== undefined) box.setDestination(change.destination);
    if (change.theme !== undefined) box.setTheme(change.theme ?? undefined);
    if (change.dates !== undefined) box.setDates(change.dates);
    if (change.party) box.setParty(change.party);
    if (isExplicitlyCleared !== undefined) box.setExplicitlyCleared(isExplicitlyCleared);
  };
  const button = (name: string, onClick: () => void) => (
    <button type="button" onClick={onClick}>
      {name}
    </button>
  );
  return (
    <>
      <p aria-label="Flow">{search.flow}</p>
      <p aria-label="Party">{Object.values(box.party).join(' ')}</p>
      <p aria-label="Theme">{box.theme ?? 'all'}</p>
      <p aria-label="Awaits Search">{box.isChanged ? 'yes' : 'no'}</p>
      {button('Change', apply)}
      {button('No dates', () => box.setDates(null))}
      {button('Search', () => box.search(last))}
      {(['booking', 'gifting', 'activity'] as const satisfies Flow[]).map((flow) => (
        <a
          key={flow}
          href={`?${search.flowAddress(flow).query}`}
          onClick={(event) => {
            event.preventDefault();
            search.setFlow(flow);
          }}
        >
          {flow}
        </a>
      ))}
    </>
  );
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const follow = (name: Flow) => userEvent.click(page.getByRole('link', { name }));

function setUp(href: string, props: BoxProps = {}) {
  const { location } = renderWithHooks(<Box {...props} />, { href, fetch: network().fetch });
  const assign = vi.spyOn(location, 'assign');
  return { location, assign };
}

const BRUGES = { id: 12, label: 'Bruges', category: 'city', latitude: 51.2, longitude: 3.2 };
const HOTEL = { id: 7, label: 'Hôtel du Port', category: 'hotel', latitude: 49.4, longitude: 0.2 };
const HERE = { label: 'Around me', latitude: 48.857, longitude: 2.352 };
const DATES = { checkin: '2026-12-12', checkout: '2026-12-13' };
const HASH_DATES = 'checkin=2026-12-12;checkout=2026-12-13';

test('SE-035 SE-036: between booking and gifting the search page stays, with the flow in the query and no page', async () => {
  const { location, assign } = setUp('/search?page=2#city=12;sort=discount');
  await follow('gifting');
  expect(location.read()).toEqual({ path: '/search', query: 'flow=gifting', hash: 'city=12' });
  expect(assign).not.toHaveBeenCalled();
});

test('SE-036 SE-037 ALG-6: to activity it is another document, with no criteria left', async () => {
  const { assign } = setUp(`/search?page=2#city=12;theme=3;a=4;${HASH_DATES}`);
  await follow('activity');
  expect(assign.mock.calls).toEqual([[{ path: '/activities', query: 'flow=activity', hash: '' }]]);
});

test('SE-037: criteria that are still in the query do not come along to activity either', () => {
  // Links use this address before the criteria have moved into the hash, and without JavaScript.
  setUp('/search?city=12&a=4&utm_source=mail');
  expect(page.getByRole('link', { name: 'activity' }).element().getAttribute('href')).toBe(
    '?utm_source=mail&flow=activity',
  );
});

test('SE-038 D-098: from activity the page’s own place and dates come back', async () => {
  const { assign } = setUp('/activities?flow=activity#city=12;theme=3', {
    defaults: { region: 5, ...DATES },
  });
  await follow('booking');
  expect(assign.mock.calls).toEqual([
    [{ path: '/search', query: 'flow=booking', hash: `region=5;${HASH_DATES}` }],
  ]);
});

test('SE-038 D-098: a page without defaults restores nothing', async () => {
  const { location } = setUp('/activities?flow=activity#city=12');
  await follow('gifting');
  expect(location.read()).toEqual({ path: '/search', query: 'flow=gifting', hash: '' });
});

test('SE-035: elsewhere than on a search page the flow changes in place', async () => {
  const { location, assign } = setUp('/');
  await follow('activity');
  expect(location.read()).toEqual({ path: '/', query: 'flow=activity', hash: '' });
  expect(assign).not.toHaveBeenCalled();
});

test('SE-039 D-064 ALG-7: from home a search is another document, with criteria and origin', async () => {
  const { assign } = setUp('/', { change: { destination: BRUGES, theme: 3, dates: DATES } });
  await press('Change');
  await press('Search');
  expect(assign.mock.calls).toEqual([
    [
      {
        path: '/search',
        query: 'flow=booking&origin=search%20bar',
        hash: `city=12;lat=51.2;lng=3.2;${HASH_DATES};theme=3;a=2;c=0;b=0;s=false`,
      },
    ],
  ]);
});

test('SE-039: text that an earlier search had typed is not searched again', async () => {
  const { location } = setUp('/search?destination=xyzzy&utm_source=mail', {
    change: { destination: BRUGES },
  });
  await press('Change');
  await press('Search');
  expect(location.read().query).toBe('utm_source=mail&flow=booking&origin=search%20bar');
});

test('SE-040: what is drafted gives way to an address that changes elsewhere', async () => {
  const { location } = setUp('/search#theme=3', { change: { theme: 9 } });
  await press('Change');
  await expect.element(page.getByLabelText('Theme')).toHaveTextContent('9');
  location.write({ path: '/search', query: '', hash: 'theme=4' });
  await expect.element(page.getByLabelText('Theme')).toHaveTextContent('4');
});

test('SE-040: a draft that a change of the address has discarded does not come back with Back', async () => {
  const { location } = setUp('/search#theme=3', { change: { theme: 9 } });
  await press('Change');
  location.write({ path: '/search', query: '', hash: 'theme=4' });
  location.write({ path: '/search', query: '', hash: 'theme=3' });
  await expect.element(page.getByLabelText('Theme')).toHaveTextContent('3');
});

test('two boxes over one address share their draft, also with one that comes later', async () => {
  function Boxes() {
    const [hasBoth, setBoth] = useState(false);
    return (
      <>
        <section aria-label="First">
          <Box change={{ theme: 9 }} />
        </section>
        {hasBoth && (
          <section aria-label="Second">
            <Box />
          </section>
        )}
        <button type="button" onClick={() => setBoth(true)}>
          Both
        </button>
      </>
    );
  }
  const { location } = renderWithHooks(<Boxes />, { href: '/search#theme=3', fetch: network().fetch });
  const second = page.getByRole('region', { name: 'Second' });
  await press('Change');
  await press('Both');
  await expect.element(second.getByLabelText('Theme')).toHaveTextContent('9');
  await userEvent.click(second.getByRole('button', { name: 'Search' }));
  expect(location.read().hash).toContain('theme=9');
});

const awaitsSearch = () => page.getByLabelText('Awaits Search');
const PARTY = { adults: 2, children: 0, babies: 0 };

test.each<[string, string, SearchDraft]>([
  ['another place', '#city=12', { destination: { ...BRUGES, id: 13 } }],
  ['anywhere', '#city=12', { destination: null }],
  ['around the visitor', '', { destination: HERE }],
  ['another theme', '#theme=3', { theme: 9 }],
  ['dates', '', { dates: DATES }],
  ['more people', '', { party: { ...PARTY, adults: 3 } }],
])('a change to %s awaits Search, and no longer after it', async (_name, hash, change) => {
  setUp(`/search${hash}`, { change });
  await expect.element(awaitsSearch()).toHaveTextContent('no');
  await press('Change');
  await expect.element(awaitsSearch()).toHaveTextContent('yes');
  await press('Search');
  await expect.element(awaitsSearch()).toHaveTextContent('no');
});

test.each<[string, string, SearchDraft]>([
  ['the place of the address', '#city=12', { destination: BRUGES }],
  ['anywhere', '#theme=3', { destination: null }],
  ['the theme of the address', '#theme=3', { theme: 3 }],
  ['the dates of the address', `#${HASH_DATES}`, { dates: DATES }],
  ['two adults', '', { party: PARTY }],
  ['dates that a gift has not', '?flow=gifting', { dates: DATES }],
])('a change to %s, which is what is shown, awaits nothing', async (_name, rest, change) => {
  setUp(`/search${rest}`, { change });
  await press('Change');
  await expect.element(awaitsSearch()).toHaveTextContent('no');
});

test('SE-089: taking the dates away leaves what else is drafted', async () => {
  const { location } = setUp(`/search?page=2#theme=3;${HASH_DATES}`, { change: { theme: 9 } });
  await press('Change');
  await press('No dates');
  expect(location.read()).toEqual({ path: '/search', query: '', hash: 'theme=3' });
  await expect.element(page.getByLabelText('Theme')).toHaveTextContent('9');
});

test.each([
  ['the order chosen stays', '#sort=priceAsc', HERE, 'sort=priceAsc'],
  ['nor does the next place keep it', '#lat=48.857;lng=2.352;sort=distance', BRUGES, undefined],
  ['but an order that was chosen', '#lat=48.857;lng=2.352;sort=priceAsc', BRUGES, 'sort=priceAsc'],
  ['and between places nothing changes', '#city=7;sort=distance', BRUGES, 'sort=distance'],
])('SE-034: around the visitor the nearest come first; %s', async (_name, hash, destination, sort) => {
  const { location } = setUp(`/search${hash}`, { change: { destination } });
  await press('Change');
  await press('Search');
  const found = location
    .read()
    .hash.split(';')
    .find((part) => part.startsWith('sort='));
  expect(found).toBe(sort);
});

test('D-031: a search with no destination removes every location key', async () => {
  const { location } = setUp('/search#city=12;lat=51.2;lng=3.2;distanceMin=0;distanceMax=50;theme=3', {
    change: { destination: null },
  });
  await press('Change');
  expect(location.read().hash).toContain('city=12');
  await press('Search');
  expect(location.read().hash).toBe('theme=3;a=2;c=0;b=0;s=false');
});

test('ALG-7: a hotel chosen in booking is searched as booking', async () => {
  const { location } = setUp('/search?flow=booking#city=12', { change: { destination: HOTEL } });
  await press('Change');
  await press('Search');
  expect(location.read().query).toContain('flow=booking');
  expect(location.read().hash).toMatch(/^hotel=7;lat=49.4;lng=0.2;/);
});

test('SE-007 SE-008: the hotel flow keeps its hotel, and is left by a place that is none', async () => {
  const { location } = setUp('/search?flow=hotel#hotelId=7', { change: { destination: BRUGES } });
  await press('Search');
  expect(location.read()).toMatchObject({ query: 'flow=hotel&origin=search%20bar' });
  expect(location.read().hash).toContain('hotelId=7');
  await press('Change');
  await press('Search');
  expect(location.read()).toMatchObject({ query: 'flow=booking&origin=search%20bar' });
  expect(location.read().hash).not.toContain('hotel');
});

test.each(['booking', 'gifting'])(
  'SE-034 D-070: around the visitor within 0 to 300 km, in %s',
  async (flow) => {
    const { location } = setUp(`/search?flow=${flow}#city=12;distanceMin=0;distanceMax=50`, {
      change: { destination: HERE },
    });
    await press('Change');
    await press('Search');
    expect(location.read().hash).toBe(
      'distanceMin=0;distanceMax=300;lat=48.857;lng=2.352;sort=distance;a=2;c=0;b=0;s=false',
    );
  },
);

test('SE-055 D-070: a search by distance adds its bounds to the place', async () => {
  const last = { draft: { destination: BRUGES, distance: { distanceMin: 0, distanceMax: 100 } } };
  const { location } = setUp('/search#region=5', { last });
  await press('Search');
  expect(location.read().hash).toMatch(/^city=12;lat=51.2;lng=3.2;distanceMin=0;distanceMax=100;/);
});

test('SE-011 SE-067: activity counts one or two adults alone and sends no dates', async () => {
  const { location } = setUp(`/activities?flow=activity#a=5;c=2;${HASH_DATES}`, {
    change: { destination: BRUGES },
  });
  await expect.element(page.getByLabelText('Party')).toHaveTextContent('2 0 0');
  await press('Change');
  await press('Search');
  expect(location.read()).toEqual({
    path: '/activities',
    query: 'flow=activity&origin=search%20bar',
    hash: 'a=2;city=12;lat=51.2;lng=3.2',
  });
});

const searched = 'origin=search%20bar';

test.each([
  { href: '/search', searchDates: 'forced' },
  { href: '/search', searchDates: 'forced', isExplicitlyCleared: true },
  { href: '/search', searchDates: 'suggested' },
] as const)('SE-046 SE-047 ALG-12: without dates nothing is searched: %o', async ({ href, ...props }) => {
  const { location } = setUp(href, { ...props, change: { theme: 3 } });
  await press('Change');
  await press('Search');
  expect(location.read()).toEqual({ path: '/search', query: '', hash: '' });
  await expect.element(page.getByLabelText('Theme')).toHaveTextContent('3');
});

test.each([
  { href: '/search' },
  { href: '/search', searchDates: 'suggested', isExplicitlyCleared: true },
  { href: `/search#${HASH_DATES}`, searchDates: 'forced' },
  // The other flows need no dates (SE-045).
  { href: '/search?flow=gifting', searchDates: 'forced' },
  { href: '/search?flow=hotel#hotelId=7', searchDates: 'forced' },
  { href: '/activities?flow=activity', searchDates: 'forced' },
  // A calendar that failed to load does not prevent a search.
  { href: '/search', searchDates: 'forced', last: { isWithoutDates: true } },
] as const)('SE-045 SE-047 ALG-12: the search goes through: %o', async ({ href, ...props }) => {
  const { location } = setUp(href, props);
  await press('Change');
  await press('Search');
  expect(location.read().query).toContain(searched);
});
