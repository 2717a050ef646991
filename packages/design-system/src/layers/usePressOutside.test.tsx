import { render, screen } from '../testing/render.tsx';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { usePressOutside } from './usePressOutside.ts';

function Page({ isActive, onPress }: { isActive: boolean; onPress: () => void }) {
  const inside = useRef<HTMLDivElement>(null);
  usePressOutside(inside, isActive, onPress);
  return (
    <>
      <div ref={inside}>
        <button type="button">Inside</button>
      </div>
      <button type="button">Outside</button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('tells of a press outside and of none inside', async () => {
  const onPress = vi.fn<() => void>();
  render(<Page isActive onPress={onPress} />);
  await press('Inside');
  expect(onPress).not.toHaveBeenCalled();
  await press('Outside');
  expect(onPress).toHaveBeenCalledOnce();
});

test('tells when the pointer goes down and lets the press go on', () => {
  const onPress = vi.fn<() => void>();
  render(<Page isActive onPress={onPress} />);
  const down = new PointerEvent('pointerdown', { bubbles: true, cancelable: true });
  expect(screen.getByRole('button', { name: 'Outside' }).dispatchEvent(down)).toBe(true);
  expect(onPress).toHaveBeenCalledOnce();
});

test('listens only while it is active and mounted, and calls the latest function', async () => {
  const [first, latest] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const view = render(<Page isActive={false} onPress={first} />);
  await press('Outside');
  view.rerender(<Page isActive onPress={first} />);
  view.rerender(<Page isActive onPress={latest} />);
  await press('Outside');
  view.rerender(<Page isActive={false} onPress={latest} />);
  await press('Outside');
  view.rerender(<Page isActive onPress={latest} />);
  view.unmount();
  await userEvent.click(document.body);
  expect(first).not.toHaveBeenCalled();
  expect(latest).toHaveBeenCalledOnce();
});
