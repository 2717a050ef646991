import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network, renderWithHooks } from '../testing/harness.tsx';
import { useFacets } from './useFacets.ts';
import { useSearchAddress } from '../address/useSearchAddress.ts';

/** A panel with counts, as plain HTML. */
function Panel({ name = 'panel' }: { name?: string }) {
  const { criteria, flow } = useSearchAddress();
  const [isOpen, setOpen] = useState(false);
  const { facets, isCounting, error, retry } = useFacets({
    criteria,
    flow,
    position: undefined,
    isEnabled: isOpen,
  });
  const state = error === undefined ? (isCounting ? 'counting' : 'still') : 'failed';
  return (
    <>
      <p aria-label={`State of ${name}`}>{`${state} ${facets?.totalCount ?? '-'}`}</p>
      <p aria-label={`Spa of ${name}`}>
        {facets?.activities.map(
          (group) => `${group.name}: ${group.activities.map(({ count }) => count ?? '?').join()}`,
        )}
      </p>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {`Toggle ${name}`}
      </button>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </>
  );
}

const response = (totalCount: number, count = totalCount) => ({
  totalCount,
  properties: [
    {
      propertyType: 'tag',
      values: [{ value: 101, name: 'Spa', label: 'Spa', count, group: 'Wellness', highlighted: true }],
    },
  ],
});
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const state = (name = 'panel') => expect.element(page.getByLabelText(`State of ${name}`));
const calm = () => new Promise((resolve) => setTimeout(resolve, 250));

function setUp(onError = vi.fn()) {
  const net = network();
  const { location } = renderWithHooks(<Panel />, { href: '/search#stars=5', fetch: net.fetch, onError });
  const go = (hash: string) => location.write({ path: '/search', query: '', hash });
  return { net, go, onError };
}

test('SE-141: no request is sent while no panel is open, and then only for other criteria', async () => {
  const { net, go } = setUp();
  await calm();
  expect(net.requests).toHaveLength(0);
  await press('Toggle panel');
  const request = await net.next('/facets.json');
  expect(request.url.searchParams.get('stars')).toBe('5');
  await state().toHaveTextContent('counting -');
  request.respond(response(24));
  await state().toHaveTextContent('still 24');
  await press('Toggle panel');
  await press('Toggle panel');
  go('stars=5;sort=priceAsc');
  await calm();
  expect(net.requests).toHaveLength(1);
  await state().toHaveTextContent('still 24');
});

test('SE-141: changes in quick succession are one request; the previous counts are kept until the next are there', async () => {
  const { net, go } = setUp();
  await press('Toggle panel');
  (await net.next('/facets.json')).respond(response(24));
  await state().toHaveTextContent('still 24');
  for (const stars of ['5,4', '4', '4,3']) go(`stars=${stars}`);
  await state().toHaveTextContent('counting 24');
  const next = await net.next('/facets.json');
  expect(next.url.searchParams.get('stars')).toBe('4,3');
  next.respond(response(8));
  await state().toHaveTextContent('still 8');
  go('stars=5');
  await state().toHaveTextContent('still 24');
  expect(net.requests).toHaveLength(2);
});

test('an earlier request is aborted, and its response dropped; closing aborts the one in flight', async () => {
  const { net, go } = setUp();
  await press('Toggle panel');
  const old = await net.next('/facets.json');
  go('stars=3');
  const recent = await net.next('/facets.json');
  expect(old.signal?.aborted).toBe(true);
  recent.respond(response(3));
  old.respond(response(99));
  await state().toHaveTextContent('still 3');
  go('stars=1');
  const last = await net.next('/facets.json');
  await press('Toggle panel');
  expect(last.signal?.aborted).toBe(true);
});

test('SE-148: a failure is reported, then a state of its own: choices without counts, until a retry succeeds', async () => {
  const { net, go, onError } = setUp();
  await press('Toggle panel');
  (await net.next('/facets.json')).respond(response(24));
  await state().toHaveTextContent('still 24');
  go('stars=4');
  (await net.next('/facets.json')).respond({}, 500);
  await state().toHaveTextContent('failed -');
  await expect.element(page.getByLabelText('Spa of panel')).toHaveTextContent('Wellness: ?');
  expect(onError.mock.calls.map(([error]) => String(error))).toEqual([
    expect.stringContaining('findFacets failed (status 500)'),
  ]);
  await press('Retry');
  await state().toHaveTextContent('counting 24');
  (await net.next('/facets.json')).respond(response(7));
  await state().toHaveTextContent('still 7');
});

test('an aborted request is no failure', async () => {
  const { net, onError } = setUp();
  await press('Toggle panel');
  await net.next('/facets.json');
  await press('Toggle panel');
  await calm();
  expect(onError).not.toHaveBeenCalled();
});

test('two parts of a page share a request, which is aborted only when neither reads it', async () => {
  const net = network();
  renderWithHooks(
    <>
      <Panel name="one" />
      <Panel name="two" />
    </>,
    { fetch: net.fetch },
  );
  await press('Toggle one');
  await press('Toggle two');
  const request = await net.next('/facets.json');
  await press('Toggle one');
  expect(request.signal?.aborted).toBe(false);
  request.respond(response(5));
  await state('two').toHaveTextContent('still 5');
  expect(net.requests).toHaveLength(1);
});

test('SE-140: activities come in their groups, in the order of the response', async () => {
  const { net } = setUp();
  await press('Toggle panel');
  (await net.next('/facets.json')).respond({
    totalCount: 9,
    properties: [
      {
        propertyType: 'tag',
        values: [
          { value: 1, name: 'Spa', label: 'Spa', count: 3, group: 'Wellness' },
          { value: 2, name: 'Wine', label: 'Wine', count: 4, group: 'Food' },
          { value: 3, name: 'Yoga', label: 'Yoga', count: 5, group: 'Wellness' },
        ],
      },
    ],
  });
  await expect.element(page.getByLabelText('Spa of panel')).toHaveTextContent('Wellness: 3,5Food: 4');
});
