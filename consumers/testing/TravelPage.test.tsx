import { memoryLocation, toHref, type StorageAdapter } from '@sabadora/hooks';
import { createTesters } from '@sabadora/test-kit/testing-library';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { now } from './now';
import { offers } from './offers';
import { TravelPage } from './TravelPage';

// React reports mistakes of a page here: "not wrapped in act(…)", keys, state updates after unmounting.
const reported = vi.spyOn(console, 'error');
beforeEach(() => void reported.mockClear());
afterEach(() => {
  cleanup();
  if (reported.mock.calls.length > 0) throw new Error(`React reported: ${reported.mock.calls.join('\n')}`);
});

/** Renders the page with its own adapters: address and storage in memory, and a server with one response. */
function open(respond: () => Promise<Response>) {
  const location = memoryLocation('/search');
  const values = new Map<string, string>();
  const storage: StorageAdapter = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  const urls: string[] = [];
  const fetch = (input: RequestInfo | URL) => {
    urls.push(input instanceof Request ? input.url : String(input));
    return respond();
  };
  const page = () => (
    <StrictMode>
      <TravelPage now={now} location={location} storage={() => storage} fetch={fetch} />
    </StrictMode>
  );
  return { ...render(page()), page, location, values, urls };
}

test('React reports an update outside act here, so that silence means something', () => {
  let update: (count: number) => void = () => {};
  function Counter() {
    const [count, setCount] = useState(0);
    update = setCount;
    return <p>{count}</p>;
  }
  render(<Counter />);
  update(1);
  expect(reported.mock.calls.join()).toContain('act(');
  reported.mockClear();
});

test('results arrive, are put in another order by the address, and a stay is saved', async () => {
  const user = userEvent.setup();
  const { location, values, urls } = open(async () => Response.json(offers));
  expect(screen.getByText('Searching …')).toBeTruthy();
  expect((await screen.findByRole('list', { name: 'Results' })).childElementCount).toBe(2);
  await user.selectOptions(screen.getByLabelText('Order'), 'priceAsc');
  await vi.waitFor(() => expect(toHref(location.read())).toBe('/search#sort=priceAsc'));
  await screen.findByRole('list', { name: 'Results' });
  expect(urls.at(-1)).toContain('priceAsc');
  await user.click(screen.getByRole('button', { name: 'Save', pressed: false }));
  expect(screen.getByRole('button', { name: 'Save', pressed: true })).toBeTruthy();
  expect([...values.values()].join()).toContain('Weekend by the sea');
});

test('a failed search is sent again by a press', async () => {
  const user = userEvent.setup();
  let isDown = true;
  open(async () => (isDown ? new Response(null, { status: 400 }) : Response.json(offers)));
  const retry = await screen.findByRole('button', { name: 'Search again' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('list', { name: 'Results' })).toBeTruthy();
});

test('a page that is left while it searches says nothing afterwards', async () => {
  let respond: (response: Response) => void = () => {};
  const { unmount } = open(() => new Promise((resolve) => (respond = resolve)));
  unmount();
  respond(Response.json(offers));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('list', { name: 'Results' })).toBeNull();
});

test.each(['mouse', 'keyboard', 'touch'] as const)(
  'by %s dates and filters are chosen',
  async (interaction) => {
    const user = userEvent.setup();
    const testers = createTesters({ user, interaction });
    open(async () => Response.json(offers));
    await screen.findByRole('list', { name: 'Results' });
    const dates = screen.getByRole('region', { name: 'Dates' });
    await testers.calendar({ within: dates }).chooseStay('2026-11-22', '2026-11-24');
    expect(screen.getByText('Arrival: 2026-11-22')).toBeTruthy();
    const filters = testers.dialog({ name: 'Filters' });
    await filters.open('All filters');
    await filters.close();
  },
);
