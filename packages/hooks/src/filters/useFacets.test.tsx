import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network, renderWithHooks } from '../testing/harness.tsx';
import { useFacets } from './useFacets.ts';
import { useSearchAddress } from '../address/useSearchAddress.ts';

/** One panel of counts as plain HTML. */
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

const answer = (totalCount: number, count = totalCount) => ({
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

test('SE-141: nothing is asked while no panel is open, and then only what differs from before', async () => {
  const { net, go } = setUp();
  await calm();
  expect(net.asked).toHaveLength(0);
  await press('Toggle panel');
  const asked = await net.next('/facets.json');
  expect(asked.url.searchParams.get('stars')).toBe('5');
  await state().toHaveTextContent('counting -');
  asked.answer(answer(24));
  await state().toHaveTextContent('still 24');
  await press('Toggle panel');
  await press('Toggle panel');
  go('stars=5;sort=priceAsc');
  await calm();
  expect(net.asked).toHaveLength(1);
  await state().toHaveTextContent('still 24');
});

test('SE-141: changes in quick succession are one question; the last counts stay until the next are there', async () => {
  const { net, go } = setUp();
  await press('Toggle panel');
  (await net.next('/facets.json')).answer(answer(24));
  await state().toHaveTextContent('still 24');
  for (const stars of ['5,4', '4', '4,3']) go(`stars=${stars}`);
  await state().toHaveTextContent('counting 24');
  const next = await net.next('/facets.json');
  expect(next.url.searchParams.get('stars')).toBe('4,3');
  next.answer(answer(8));
  await state().toHaveTextContent('still 8');
  go('stars=5');
  await state().toHaveTextContent('still 24');
  expect(net.asked).toHaveLength(2);
});

test('an overtaken question is aborted, and its answer never shown; closing gives a question up', async () => {
  const { net, go } = setUp();
  await press('Toggle panel');
  const old = await net.next('/facets.json');
  go('stars=3');
  const recent = await net.next('/facets.json');
  expect(old.signal?.aborted).toBe(true);
  recent.answer(answer(3));
  old.answer(answer(99));
  await state().toHaveTextContent('still 3');
  go('stars=1');
  const last = await net.next('/facets.json');
  await press('Toggle panel');
  expect(last.signal?.aborted).toBe(true);
});

test('SE-148: a failure is reported, then a state of its own: choices without counts, until asking again succeeds', async () => {
  const { net, go, onError } = setUp();
  await press('Toggle panel');
  (await net.next('/facets.json')).answer(answer(24));
  await state().toHaveTextContent('still 24');
  go('stars=4');
  (await net.next('/facets.json')).answer({}, 500);
  await state().toHaveTextContent('failed -');
  await expect.element(page.getByLabelText('Spa of panel')).toHaveTextContent('Wellness: ?');
  expect(onError.mock.calls.map(([error]) => String(error))).toEqual([
    expect.stringContaining('findFacets failed (status 500)'),
  ]);
  await press('Retry');
  await state().toHaveTextContent('counting 24');
  (await net.next('/facets.json')).answer(answer(7));
  await state().toHaveTextContent('still 7');
});

test('an aborted question is no failure', async () => {
  const { net, onError } = setUp();
  await press('Toggle panel');
  await net.next('/facets.json');
  await press('Toggle panel');
  await calm();
  expect(onError).not.toHaveBeenCalled();
});

test('two parts of a page ask a question once, and it is only given up when neither waits for it', async () => {
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
  const asked = await net.next('/facets.json');
  await press('Toggle one');
  expect(asked.signal?.aborted).toBe(false);
  asked.answer(answer(5));
  await state('two').toHaveTextContent('still 5');
  expect(net.asked).toHaveLength(1);
});

test('SE-140: activities come in their groups, in the order of the answer', async () => {
  const { net } = setUp();
  await press('Toggle panel');
  (await net.next('/facets.json')).answer({
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
