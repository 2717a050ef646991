import { searchDetailsOfTest } from '@sabadora/api/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network, renderWithHooks } from '../testing/harness.tsx';
import { useActivitySearch, type LoadedActivities } from './useActivitySearch.ts';
import { useSearchAddress } from '../address/useSearchAddress.ts';

/** A page of activities as plain HTML. */
function ActivitiesPage({ initial }: { initial?: LoadedActivities }) {
  const search = useSearchAddress();
  const { status, results, details, retry } = useActivitySearch({ ...search, initial });
  return (
    <>
      <p aria-label="Status">{status}</p>
      <p aria-label="Count">{details?.totalCount ?? 'unknown'}</p>
      <ul>
        {results.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </>
  );
}

const response = (totalCount: number) => ({ exactMatch: [], searchDetails: searchDetailsOfTest(totalCount) });
const PATH = '/search/activity-only.json';
const status = page.getByLabelText('Status');

test('SE-219: the criteria are posted with 20 packages per hotel, locale and page', async () => {
  const net = network();
  renderWithHooks(<ActivitiesPage />, {
    href: '/activities?flow=activity&page=1#city=12;theme=5;a=1;tags=7',
    fetch: net.fetch,
  });
  const { body = '', respond } = await net.next(PATH);
  expect(JSON.parse(body)).toMatchObject({
    locale: 'fr_FR',
    cityId: 12,
    theme: 5,
    adult: 1,
    tags: [7],
    numberOfPackagesPerHotel: 20,
    page: 1,
  });
  respond(response(30));
  await expect.element(status).toHaveTextContent('exact');
  await expect.element(page.getByLabelText('Count')).toHaveTextContent('30');
});

test('what the server has loaded is shown at once without a request; another search is requested', async () => {
  const net = network();
  const first = network();
  renderWithHooks(<ActivitiesPage />, { href: '/activities?flow=activity', fetch: first.fetch });
  const key = (await first.next(PATH)).body ?? '';
  const { location } = renderWithHooks(<ActivitiesPage initial={{ key, data: response(7) }} />, {
    href: '/activities?flow=activity',
    fetch: net.fetch,
  });
  await expect.element(page.getByLabelText('Count').last()).toHaveTextContent('7');
  expect(net.requests).toHaveLength(0);
  location.write({ path: '/activities', query: 'flow=activity', hash: 'city=12' });
  (await net.next(PATH)).respond(response(0));
  await expect.element(status.last()).toHaveTextContent('none');
});

test('SE-195: a late response to an earlier search is dropped', async () => {
  const net = network();
  const { location } = renderWithHooks(<ActivitiesPage />, {
    href: '/activities?flow=activity',
    fetch: net.fetch,
  });
  const old = await net.next(PATH);
  location.write({ path: '/activities', query: 'flow=activity', hash: 'city=12' });
  const recent = await net.next(PATH);
  old.respond(response(50));
  await expect.element(status).toHaveTextContent('loading');
  recent.respond(response(0));
  await expect.element(status).toHaveTextContent('none');
});

test('SE-031 ALG-32: an equal search sends no second request, whatever the order of its lists', async () => {
  const net = network();
  const { location } = renderWithHooks(<ActivitiesPage />, {
    href: '/activities?flow=activity#tags=1,2',
    fetch: net.fetch,
  });
  (await net.next(PATH)).respond(response(50));
  await expect.element(status).toHaveTextContent('exact');
  location.write({ path: '/activities', query: 'flow=activity', hash: 'city=12' });
  (await net.next(PATH)).respond(response(0));
  await expect.element(status).toHaveTextContent('none');
  location.write({ path: '/activities', query: 'flow=activity', hash: 'tags=2,1' });
  await expect.element(status).toHaveTextContent('exact');
  expect(net.requests).toHaveLength(2);
});

test('SE-260: a failure is a state of its own, and a retry recovers', async () => {
  const net = network();
  const errors: unknown[] = [];
  renderWithHooks(<ActivitiesPage />, {
    href: '/activities?flow=activity',
    fetch: net.fetch,
    onError: (error) => errors.push(error),
  });
  (await net.next(PATH)).fail();
  await expect.element(status).toHaveTextContent('error');
  expect(errors).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'Retry' }));
  (await net.next(PATH)).respond(response(5));
  await expect.element(status).toHaveTextContent('exact');
});
