import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../testing/renderPart.tsx';
import { usePart } from './usePart.ts';

const Panel = () => <p>The panel</p>;
const load = vi.fn(() => Promise.resolve(Panel));

function Opener() {
  const { Part, prepare, show } = usePart(load);
  return (
    <>
      <button type="button" onPointerDown={prepare} onClick={() => void show()}>
        Open
      </button>
      {Part && <Part />}
    </>
  );
}

test('code that is preloaded as something comes near is fetched after the next frame, or once it is pressed', async () => {
  renderPart(<Opener />);
  const button = page.getByRole('button', { name: 'Open' });
  button.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(load).not.toHaveBeenCalled();
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await userEvent.click(button);
  await expect.element(page.getByText('The panel')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
