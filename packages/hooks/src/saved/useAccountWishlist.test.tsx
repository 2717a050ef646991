import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { memoryStorage, renderWithHooks } from '../testing/harness.tsx';
import { savedStay } from '../testing/savedStay.ts';
import { useAccountWishlist } from './useAccountWishlist.ts';
import { useWishlist, type WishlistItem } from './useWishlist.ts';

/** Hearts on a device whose visitor signs in and out. */
function Device() {
  const [accountId, setAccountId] = useState<string>();
  const { isMerged } = useAccountWishlist(accountId);
  const { items, toggle } = useWishlist();
  return (
    <>
      <button type="button" onClick={() => setAccountId('ana')}>
        Sign in
      </button>
      <button type="button" onClick={() => setAccountId(undefined)}>
        Sign out
      </button>
      {[1, 2, 3].map((id) => (
        <button key={id} type="button" onClick={() => toggle(savedStay(id))}>{`Heart ${id}`}</button>
      ))}
      <p aria-label="Saved">{items.map(({ id }) => id).join(', ')}</p>
      <p aria-label="State">{isMerged ? 'merged' : 'apart'}</p>
    </>
  );
}

/** The gateway's account, which other devices change too. */
function accountOf(ids: number[]) {
  const account = { items: ids.map(savedStay), sent: 0 };
  const answer: typeof fetch = async (_input, init) => {
    account.sent += 1;
    const body = init?.body;
    const { added, removed } = JSON.parse(typeof body === 'string' ? body : '') as {
      added: WishlistItem[];
      removed: { id: number }[];
    };
    const left = account.items.filter(({ id }) => removed.every((gone) => gone.id !== id));
    account.items = [...added.filter(({ id }) => left.every((known) => known.id !== id)), ...left];
    return Response.json({ items: account.items });
  };
  return { account, answer };
}

/** Empty storage for one test. */
function kept() {
  const storage = memoryStorage();
  return () => storage;
}

const saved = page.getByLabelText('Saved');
const state = page.getByLabelText('State');
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

test('CH-139: device and account come together, and what is pressed later holds for both', async () => {
  const { account, answer } = accountOf([2]);
  renderWithHooks(<Device />, { storage: kept(), fetch: answer });
  await press('Heart 1');
  await press('Sign in');
  await expect.element(saved).toHaveTextContent('1, 2');
  await press('Heart 2');
  await press('Heart 3');
  await expect.element(saved).toHaveTextContent('3, 1');
  await expect.poll(() => account.items.map(({ id }) => id)).toEqual([3, 1]);
});

test('CH-132: whoever signs out leaves nothing of the account on the device', async () => {
  const { account, answer } = accountOf([2]);
  renderWithHooks(<Device />, { storage: kept(), fetch: answer });
  await press('Sign in');
  await expect.element(state).toHaveTextContent('merged');
  await press('Sign out');
  await expect.element(saved).toHaveTextContent('');
  await press('Heart 3');
  await expect.element(saved).toHaveTextContent('3');
  expect(account.items.map(({ id }) => id)).toEqual([2]);
});

test('without a gateway the device keeps its own', async () => {
  renderWithHooks(<Device />, {
    storage: kept(),
    fetch: async () => new Response(null, { status: 401 }),
  });
  await press('Heart 1');
  await press('Sign in');
  await expect.element(saved).toHaveTextContent('1');
  await expect.element(state).toHaveTextContent('apart');
});
