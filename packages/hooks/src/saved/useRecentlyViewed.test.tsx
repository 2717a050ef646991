import type { ViewedItem } from '@sabadora/domain';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { memoryStorage, renderWithHooks } from '../testing/harness.tsx';
import { useRecentlyViewed } from './useRecentlyViewed.ts';

const KEY = 'sabadora.recently-viewed';

const viewed = (id: number): Omit<ViewedItem, 'locale'> => ({
  id,
  type: 'STAY',
  label: `Stay ${id}`,
  imageUrl: '/p.webp',
  price: null,
  hotel: { label: `Hotel ${id}`, stars: 3 },
  uri: `/stay/${id}`,
});

/** Buttons that view stays, and the list of viewed items, as plain HTML. */
function Views() {
  const { items, add, clear } = useRecentlyViewed();
  return (
    <>
      {[1, 2].map((id) => (
        <button key={id} type="button" onClick={() => add(viewed(id))}>
          {`View ${id}`}
        </button>
      ))}
      <button type="button" onClick={clear}>
        Clear
      </button>
      <p aria-label="Viewed">{items.map(({ label }) => label).join(', ')}</p>
    </>
  );
}

const list = page.getByLabelText('Viewed');
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

test('PR-182, D-074: what is looked at is kept in this browser, the latest first, each once', async () => {
  const storage = memoryStorage();
  renderWithHooks(<Views />, { storage: () => storage });
  await press('View 1');
  await press('View 2');
  await expect.element(list).toHaveTextContent('Stay 2, Stay 1');
  await press('View 1');
  await expect.element(list).toHaveTextContent('Stay 1, Stay 2');
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual([
    { ...viewed(1), locale: 'fr_FR' },
    { ...viewed(2), locale: 'fr_FR' },
  ]);
});

test('what was looked at in another market is kept, and shown there', async () => {
  const storage = memoryStorage();
  const other = { ...viewed(3), locale: 'nl_BE' };
  storage.setItem(KEY, JSON.stringify([other, { ...viewed(2), locale: 'fr_FR' }]));
  renderWithHooks(<Views />, { storage: () => storage });
  await expect.element(list).toHaveTextContent('Stay 2');
  await press('View 1');
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toContainEqual(other);
});

test('clearing leaves nothing in the storage', async () => {
  const storage = memoryStorage();
  renderWithHooks(<Views />, { storage: () => storage });
  await press('View 1');
  await press('Clear');
  await expect.element(list).toHaveTextContent('');
  expect(storage.getItem(KEY)).toBeNull();
});

test('another tab’s views are seen, and not undone by the next one here', async () => {
  const storage = memoryStorage();
  renderWithHooks(<Views />, { storage: () => storage });
  storage.setItem(KEY, JSON.stringify([{ ...viewed(2), locale: 'fr_FR' }]));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  await expect.element(list).toHaveTextContent('Stay 2');
  await press('View 1');
  await expect.element(list).toHaveTextContent('Stay 1, Stay 2');
});

test('storage that refuses every call loses nothing on this page', async () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  renderWithHooks(<Views />, { storage: () => ({ getItem: refuse, setItem: refuse, removeItem: refuse }) });
  await press('View 1');
  await expect.element(list).toHaveTextContent('Stay 1');
});
