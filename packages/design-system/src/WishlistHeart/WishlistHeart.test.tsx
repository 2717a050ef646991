import { render } from '@testing-library/react';
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

test('the target is 44 px', () => {
  render(<Heart onChange={() => {}} />);
  expect(heart.element().getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
});

test('it renders on the server and hydrates in silence', async () => {
  const html = await expectHydrates(<WishlistHeart itemName="Le Phare" isSelected onChange={() => {}} />);
  expect(html).toContain('aria-pressed="true"');
});
