import { searchDetailsOfTest } from '@sabadora/api/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network, renderWithHooks } from '../testing/harness.tsx';
import { usePagination } from './usePagination.ts';
import { useParticipants } from '../party/useParticipants.ts';
import { useSearchAddress } from '../address/useSearchAddress.ts';
import { useSearchBox } from '../searchBox/useSearchBox.ts';
import { useStaySearch } from './useStaySearch.ts';

const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));

const BRUGES = { id: 12, label: 'Bruges', category: 'city', latitude: 51.2, longitude: 3.2 };

/** A whole search page as plain HTML. */
function SearchPage() {
  const search = useSearchAddress();
  const box = useSearchBox(search);
  const people = useParticipants({ value: box.party, flow: search.flow, onCommit: box.setParty });
  const stays = useStaySearch({ ...search });
  const pages = usePagination({
    page: search.page,
    total: stays.details?.totalCount ?? 0,
    onBeyondEnd: search.setPage,
  });
  return (
    <>
      <p aria-label="Status">{stays.status}</p>
      <p aria-label="Party">{Object.values(people.party).join(' ')}</p>
      <p aria-label="Pages">{pages.isShown ? pages.items.join(' ') : 'one'}</p>
      <ul>
        {stays.results.map(({ hotelId }) => (
          <li key={hotelId}>{hotelId}</li>
        ))}
      </ul>
      <button type="button" onClick={() => box.setDestination(BRUGES)}>
        Bruges
      </button>
      <button type="button" onClick={() => box.setDates({ checkin: '2026-12-12', checkout: '2026-12-13' })}>
        Dates
      </button>
      <button type="button" onClick={() => box.setDates(null)}>
        No dates
      </button>
      <button type="button" onClick={people.open}>
        People
      </button>
      <button type="button" onClick={() => people.setCount('children', people.party.children + 1)}>
        Child
      </button>
      <button type="button" onClick={() => people.setCount('adults', 21)}>
        Too many
      </button>
      <button type="button" onClick={people.commit}>
        Commit
      </button>
      <button type="button" onClick={() => box.search()}>
        Search
      </button>
      <button type="button" onClick={() => search.setPage(1)}>
        Page 2
      </button>
      <button type="button" onClick={stays.retry}>
        Retry
      </button>
    </>
  );
}

const response = (totalCount: number) => ({ exactMatch: [], searchDetails: searchDetailsOfTest(totalCount) });
const status = page.getByLabelText('Status');

test('design "Address": criteria in the query move into the hash and are requested', async () => {
  const net = network();
  const { location } = renderWithHooks(<SearchPage />, {
    href: '/search?stars=5&flow=booking',
    fetch: net.fetch,
  });
  const request = await net.next('/offers.json');
  expect(request.url.searchParams.get('filters.property.stars')).toBe('5');
  expect(location.read()).toMatchObject({ query: 'flow=booking', hash: 'stars=5' });
});

test('SE-039, SE-064: a draft changes nothing until it is searched, and then everything at once', async () => {
  const net = network();
  const { location } = renderWithHooks(<SearchPage />, { fetch: net.fetch });
  (await net.next('/offers.json')).respond(response(0));
  await press('Bruges');
  await press('Dates');
  await press('People');
  await press('Child');
  await press('Commit');
  expect(location.read().hash).toBe('');
  await press(/^Search$/);
  const { hash, query } = location.read();
  expect(hash).toContain('city=12;lat=51.2;lng=3.2;checkin=2026-12-12;checkout=2026-12-13');
  expect(hash).toContain('a=2;c=1;b=0;s=true');
  expect(query).toBe('flow=booking&origin=search%20bar');
  const request = await net.next('/offers.json');
  expect(request.url.searchParams.get('filters.property.location.cityId')).toBe('12');
  expect(request.url.searchParams.get('familyComposition.children')).toBe('1');
});

test('SE-063: a count out of range changes nothing', async () => {
  renderWithHooks(<SearchPage />, { fetch: network().fetch });
  await press('People');
  await press('Too many');
  await expect.element(page.getByLabelText('Party')).toHaveTextContent('2 0 0');
});

test('SE-040: another address is another draft, and another request', async () => {
  const net = network();
  const { location } = renderWithHooks(<SearchPage />, { fetch: net.fetch });
  await net.next('/offers.json');
  await press('Bruges');
  location.write({ path: '/search', query: '', hash: 'region=3' });
  expect((await net.next('/offers.json')).url.searchParams.get('filters.property.location.regionId')).toBe(
    '3',
  );
  await press(/^Search$/);
  expect(location.read().hash).not.toContain('city');
});

test('SE-089: dates that are taken away leave the address at once', async () => {
  const { location } = renderWithHooks(<SearchPage />, {
    href: '/search?page=2#city=12;checkin=2026-12-12;checkout=2026-12-13',
    fetch: network().fetch,
  });
  await press('No dates');
  expect(location.read()).toMatchObject({ query: '', hash: 'city=12' });
});

test('SE-195: a late response to an earlier search is dropped', async () => {
  const net = network();
  const { location } = renderWithHooks(<SearchPage />, { fetch: net.fetch });
  const old = await net.next('/offers.json');
  location.write({ path: '/search', query: '', hash: 'city=12' });
  const recent = await net.next('/offers.json');
  recent.respond(response(0));
  await expect.element(status).toHaveTextContent('none');
  old.respond(response(50));
  await expect.element(page.getByLabelText('Pages')).toHaveTextContent('one');
});

test('SE-031 ALG-32: an equal search sends no second request, whatever the order of its lists', async () => {
  const net = network();
  const { location } = renderWithHooks(<SearchPage />, { href: '/search#tags=1,2', fetch: net.fetch });
  (await net.next('/offers.json')).respond(response(50));
  await expect.element(status).toHaveTextContent('exact');
  location.write({ path: '/search', query: '', hash: 'stars=5' });
  (await net.next('/offers.json')).respond(response(0));
  await expect.element(status).toHaveTextContent('none');
  location.write({ path: '/search', query: '', hash: 'tags=2,1' });
  await expect.element(status).toHaveTextContent('exact');
  expect(net.requests.filter(({ url }) => url.pathname.endsWith('/offers.json'))).toHaveLength(2);
});

test('SE-260: a failure is a state of its own, and a retry recovers', async () => {
  const net = network();
  renderWithHooks(<SearchPage />, { fetch: net.fetch });
  (await net.next('/offers.json')).respond({ wrong: true });
  await expect.element(status).toHaveTextContent('error');
  await press('Retry');
  (await net.next('/offers.json')).respond(response(50));
  await expect.element(status).toHaveTextContent('exact');
  await expect.element(page.getByLabelText('Pages')).toHaveTextContent('1 2 3');
});

test('ALG-17, SE-018: paging keeps the flow; a page beyond the end is replaced by the last', async () => {
  const net = network();
  const { location } = renderWithHooks(<SearchPage />, { href: '/search?flow=gifting', fetch: net.fetch });
  (await net.next('/offers.json')).respond(response(30));
  await press('Page 2');
  expect(location.read().query).toBe('flow=gifting&page=1');
  (await net.next('/offers.json')).respond(response(10));
  await expect.poll(() => location.read().query).toBe('flow=gifting');
});
