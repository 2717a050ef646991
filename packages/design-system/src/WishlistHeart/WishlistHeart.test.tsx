import { render } from '../testing/render.tsx';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { WishlistHeart } from './WishlistHeart.tsx';

function Heart({ onChange }: { onChange: (isSelected: boolean) => void }) {
  const [isSelected, setSelected] = useState(false);
  return (
    <WishlistHeart
      itemName="Hôtel des Dunes"
      isSelected={isSelected}
      onChange={(next) => {
        setSelected(next);
        onChange(next);
      }}
    />
  );
}

const heart = page.getByRole('button', { name: 'Save Hôtel des Dunes to your wishlist' });

test('a press saves, the next takes off; the name stays and the state is told', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  render(<Heart onChange={onChange} />);
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart);
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard(' ');
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

/** A heart whose saving succeeds or fails when the test settles the promise. */
function SlowHeart({ savings }: { savings: PromiseWithResolvers<void>[] }) {
  const [isSelected, setSelected] = useState(false);
  return (
    <WishlistHeart
      itemName="Hôtel des Dunes"
      isSelected={isSelected}
      onChange={async (wanted) => {
        const saving = Promise.withResolvers<void>();
        savings.push(saving);
        await saving.promise;
        setSelected(wanted);
      }}
    />
  );
}

const regret = page.getByRole('alert');

test('while saving is under way the press is shown as done, and stays when it is', async () => {
  const savings: PromiseWithResolvers<void>[] = [];
  render(<SlowHeart savings={savings} />);
  await userEvent.click(heart);
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  savings[0]?.resolve();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  expect(regret.elements()).toHaveLength(0);
});

test('a saving that fails takes the press back and says so, until the next press or the focus leaves', async () => {
  const savings: PromiseWithResolvers<void>[] = [];
  render(<SlowHeart savings={savings} />);
  await userEvent.click(heart);
  savings[0]?.reject(new Error('offline'));
  await expect.element(regret).toHaveTextContent('That did not work. Try again.');
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart);
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  expect(regret.elements()).toHaveLength(0);
  savings[1]?.reject(new Error('offline'));
  await expect.element(regret).toBeInTheDocument();
  await userEvent.tab();
  await expect.element(regret).not.toBeInTheDocument();
});

test('the response to an earlier press does not undo a later one', async () => {
  const savings: PromiseWithResolvers<void>[] = [];
  render(<SlowHeart savings={savings} />);
  await userEvent.click(heart);
  await userEvent.click(heart);
  await userEvent.click(heart);
  savings[0]?.reject(new Error('offline'));
  // Waits long enough for an unwanted change to happen.
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  expect(regret.elements()).toHaveLength(0);
});

test('the target is 44 px', () => {
  render(<Heart onChange={() => {}} />);
  expect(heart.element().getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
});

test('it renders on the server and hydrates in silence', async () => {
  const html = await expectHydrates(<WishlistHeart itemName="Le Phare" isSelected onChange={() => {}} />);
  expect(html).toContain('aria-pressed="true"');
});
