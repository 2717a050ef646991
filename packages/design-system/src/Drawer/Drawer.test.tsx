import { render, screen } from '../testing/render.tsx';
import { forwardRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ModalProps } from '../Dialog/Modal.tsx';
import { modalSuite } from '../Dialog/modalSuite.tsx';
import { FINGER_SCROLLS_NOTHING, skipIn } from '../testing/engine.ts';
import { dragFinger, middleOf, tap } from '../testing/finger.ts';
import { settled } from '../testing/settle.ts';
import { Drawer, type DrawerProps, type DrawerSide, type OpenChangeReason } from './index.ts';
import { filled } from './stories.css.ts';

afterEach(() => document.documentElement.removeAttribute('dir'));

// The behaviour of a drawer as a modal is the same at every edge.
const elsewhere = { tags: ['whole-matrix-only'] };
modalSuite('Drawer at the end', Drawer, elsewhere);
const drawerAt = (side: DrawerSide) =>
  forwardRef<HTMLDialogElement, ModalProps>((props, ref) => <Drawer {...props} ref={ref} side={side} />);
modalSuite('Drawer at the bottom', drawerAt('bottom'));
modalSuite('Drawer over the whole screen', drawerAt('full'), elsewhere);

const boxOf = async (side: DrawerSide, phoneSide?: DrawerSide) => {
  render(
    <Drawer title="Filters" isOpen side={side} {...(phoneSide && { phoneSide })}>
      text
    </Drawer>,
  );
  await settled(screen.getByRole('dialog'));
  const { left, right, top, bottom } = screen.getByRole('dialog').getBoundingClientRect();
  return { left, right, top, bottom };
};

test('at the end it is as tall as the screen, on the right', async () => {
  expect(await boxOf('end')).toEqual({ left: 1280 - 34 * 16, right: 1280, top: 0, bottom: 800 });
});

test('right to left the end is on the left', async () => {
  document.documentElement.dir = 'rtl';
  expect(await boxOf('end')).toMatchObject({ left: 0, right: 34 * 16 });
});

test('at the bottom it touches the lower edge, and on a phone both sides', async () => {
  await page.viewport(390, 700);
  expect(await boxOf('end', 'bottom')).toMatchObject({ left: 0, right: 390, bottom: 700 });
});

test('the full one fills the screen', async () => {
  expect(await boxOf('full')).toEqual({ left: 0, right: 1280, top: 0, bottom: 800 });
});

test.each([1280, 390])('content may reach its edges below the title, %i px wide', async (width) => {
  await page.viewport(width, 800);
  render(
    <Drawer title="Map" isOpen side="full" contentClassName={filled}>
      <div data-testid="map" />
    </Drawer>,
  );
  await settled(screen.getByRole('dialog'));
  const { left, right, top, bottom } = screen.getByTestId('map').getBoundingClientRect();
  const titleEnd = screen.getByRole('heading', { name: 'Map' }).getBoundingClientRect().bottom;
  expect({ left, right, bottom }).toEqual({ left: 0, right: width, bottom: 800 });
  expect(top - titleEnd).toBeLessThan(16);
});

const sheet = async (props: Partial<DrawerProps> = {}) => {
  await page.viewport(390, 700);
  const onClose = vi.fn<(reason: OpenChangeReason) => void>();
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return (
      <Drawer
        title="Sort by"
        side="bottom"
        isOpen={isOpen}
        onOpenChange={(willBeOpen, { reason }) => {
          onClose(reason);
          setOpen(willBeOpen);
        }}
        {...props}
      >
        {props.children ?? 'text'}
      </Drawer>
    );
  }
  render(<Page />);
  await settled(screen.getByRole('dialog'));
  return { onClose, title: screen.getByRole('heading', { name: 'Sort by' }) };
};

/** Puts a finger down on an element and moves it downwards by `byY` px. */
const pull = (element: Element, byY: number, restMs = 0) =>
  dragFinger(middleOf(element), { x: 0, y: byY }, restMs);

const lines = Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line}</p>);

test('touch: a sheet follows the finger on its top bar, and closes when it is let go far down', async () => {
  // Tall enough for the finger to stay in the window, which WebDriver's pointers cannot leave.
  const { onClose, title } = await sheet({ children: lines });
  await pull(title, 140, 200);
  await expect.poll(() => onClose.mock.calls).toEqual([['drag']]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('touch: let go after a short way, or pulled up, it stands where it stood', async () => {
  const { onClose, title } = await sheet();
  const { top } = screen.getByRole('dialog').getBoundingClientRect();
  await pull(title, 60, 200);
  await pull(title, -120, 200);
  await settled(screen.getByRole('dialog'));
  expect(screen.getByRole('dialog').getBoundingClientRect().top).toBe(top);
  expect(onClose).not.toHaveBeenCalled();
});

test('touch: the cross is the twin of the drag', async () => {
  const { onClose } = await sheet();
  await tap(screen.getByRole('button', { name: 'Close' }));
  await expect.poll(() => onClose.mock.calls).toEqual([['closeButton']]);
});

test('touch: scrolling its content never closes it, not even from the top', async () => {
  skipIn('firefox', FINGER_SCROLLS_NOTHING);
  const { onClose } = await sheet({ children: lines });
  const body = screen.getByText('Line 5').parentElement;
  await pull(screen.getByText('Line 5'), 260);
  expect(body?.scrollTop).toBe(0);
  await pull(screen.getByText('Line 5'), -100);
  await expect.poll(() => body?.scrollTop).toBeGreaterThan(50);
  await pull(screen.getByText('Line 7'), 300);
  await expect.poll(() => body?.scrollTop).toBe(0);
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ['that fills the screen', { side: 'full' }],
  ['at the end', { side: 'end' }],
  ['that must be answered', { isDismissable: false }],
] as const)('touch: one %s cannot be pulled', async (_which, props) => {
  const { onClose, title } = await sheet(props);
  await pull(title, 200);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog').style.transform).toBe('');
});
