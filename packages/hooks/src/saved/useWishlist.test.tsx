import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { memoryStorage, renderWithHooks } from '../testing/harness.tsx';
import { savedStay } from '../testing/savedStay.ts';
import { useWishlist } from './useWishlist.ts';

/** Hearts and their list as plain HTML. */
function Hearts() {
  const { items, has, toggle, isMounted } = useWishlist();
  return (
    <>
      {[1, 2].map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={has('STAY', id)}
          disabled={!isMounted}
          onClick={() => toggle(savedStay(id))}
        >
          {`Heart ${id}`}
        </button>
      ))}
      <p aria-label="Saved">{items.map(({ label }) => label).join(', ')}</p>
    </>
  );
}

const saved = page.getByLabelText('Saved');
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

test('SE-248, CH-139, D-029: items toggle in, latest first, and out, and are kept without a login', async () => {
  const storage = memoryStorage();
  renderWithHooks(<Hearts />, { storage: () => storage });
  await press('Heart 1');
  await press('Heart 2');
  await expect.element(saved).toHaveTextContent('Stay 2, Stay 1');
  await press('Heart 1');
  await expect.element(saved).toHaveTextContent('Stay 2');
  expect(JSON.parse(storage.getItem('sabadora.wishlist') ?? '')).toHaveLength(1);
});

test('D-028: kinds are read in either case, and damaged items are left out', async () => {
  const storage = memoryStorage();
  storage.setItem(
    'sabadora.wishlist',
    JSON.stringify([{ ...savedStay(1), kind: 'stay' }, { id: 'x' }, null, 7]),
  );
  renderWithHooks(<Hearts />, { storage: () => storage });
  await expect.element(saved).toHaveTextContent('Stay 1');
  await expect.element(page.getByRole('button', { name: 'Heart 1' })).toHaveAttribute('aria-pressed', 'true');
});

test('another tab’s change is seen, and not undone by the next change here', async () => {
  const storage = memoryStorage();
  renderWithHooks(<Hearts />, { storage: () => storage });
  storage.setItem('sabadora.wishlist', JSON.stringify([savedStay(2)]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'sabadora.wishlist' }));
  await expect.element(saved).toHaveTextContent('Stay 2');
  await press('Heart 1');
  await expect.element(saved).toHaveTextContent('Stay 1, Stay 2');
});

test('storage that refuses every call loses nothing on this page', async () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  renderWithHooks(<Hearts />, { storage: () => ({ getItem: refuse, setItem: refuse, removeItem: refuse }) });
  await press('Heart 1');
  await expect.element(saved).toHaveTextContent('Stay 1');
});
