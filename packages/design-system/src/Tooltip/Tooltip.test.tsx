import { StrictMode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { tap } from '../testing/finger.ts';
import { Dialog } from '../Dialog/index.ts';
import { HeartIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render, screen } from '../testing/render.tsx';
import { testKeys } from '../testing/testKeys.ts';
import { until } from '../testing/until.ts';
import { twoFrames } from '../testing/settle.ts';
import { Tooltip, type TooltipProps } from './index.ts';
import { tooltipKeys } from './keys.ts';

const Saved = (props: Partial<TooltipProps>) => (
  <p data-testid="line">
    <Tooltip content="Kept for this visit" {...props}>
      {props.children ?? <button type="button">Save</button>}
    </Tooltip>
  </p>
);

const tip = (text = 'Kept for this visit') => {
  const found = [...document.querySelectorAll('[role=tooltip]')].find(
    ({ textContent }) => textContent === text,
  );
  if (!found) throw new Error(`no tooltip "${text}"`);
  return found;
};
const isShown = (text?: string) => tip(text).matches(':popover-open');
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const save = () => screen.getByRole('button', { name: 'Save' });
const away = () => userEvent.hover(document.documentElement, { position: { x: 900, y: 700 }, force: true });

afterEach(async () => {
  vi.useRealTimers();
  await away();
  // Waits until the next tooltip has its delay again.
  await after(350);
});

testKeys(tooltipKeys, {
  Tab: async () => {
    render(
      <>
        <Saved />
        <button type="button">Next</button>
      </>,
    );
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(save());
    await expect.poll(() => isShown()).toBe(true);
    await userEvent.keyboard('{Tab}');
    expect(isShown()).toBe(false);
  },
  Escape: async () => {
    const onClose = vi.fn();
    render(
      <Dialog title="Wishlist" isOpen onOpenChange={(_, { reason }) => onClose(reason)}>
        <Saved />
      </Dialog>,
    );
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.poll(() => isShown()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isShown()).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(save());
    await userEvent.keyboard('{Escape}');
    expect(onClose.mock.calls).toEqual([['escape']]);
  },
});

describe('what it is to its control', () => {
  test('a description, beside the one it has', async () => {
    render(
      <Saved>
        <button type="button" aria-describedby="price">
          Save
        </button>
      </Saved>,
    );
    await expect
      .element(page.getByRole('button', { name: 'Save' }))
      .toHaveAccessibleDescription('Kept for this visit');
    expect(save().getAttribute('aria-describedby')).toMatch(/^price /);
  });

  test('its name, where it shows only a drawing', async () => {
    render(
      <Saved content="Save to wishlist" relation="name">
        <IconButton label="Wishlist" icon={<HeartIcon />} />
      </Saved>,
    );
    const heart = page.getByRole('button', { name: 'Save to wishlist', exact: true });
    await expect.element(heart).toBeVisible();
    expect(heart.element().hasAttribute('aria-describedby')).toBe(false);
  });
});

test('the pointer shows it after 300 ms, and the next one at once', async () => {
  render(
    <p>
      <Tooltip content="Kept for this visit">
        <button type="button">Save</button>
      </Tooltip>
      <Tooltip content="Sends an address to this page">
        <button type="button">Share</button>
      </Tooltip>
    </p>,
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await userEvent.hover(save());
  await until(() => vi.getTimerCount() > 0);
  vi.advanceTimersByTime(299);
  expect(isShown()).toBe(false);
  vi.advanceTimersByTime(1);
  await until(() => isShown());
  await userEvent.hover(screen.getByRole('button', { name: 'Share' }));
  // The second tooltip shows without a delay.
  await until(() => isShown('Sends an address to this page'));
  expect(isShown()).toBe(false);
});

test('WCAG 1.4.13: the pointer may go onto it and stay there, and it goes when the pointer goes', async () => {
  render(<Saved placement="below" />);
  await userEvent.hover(save());
  await expect.poll(() => isShown()).toBe(true);
  await userEvent.hover(tip());
  await after(500);
  expect(isShown()).toBe(true);
  await away();
  await expect.poll(() => isShown()).toBe(false);
});

test('a press hides it, so that it does not stand over what it opens', async () => {
  const onClick = vi.fn();
  render(
    <Saved>
      <button type="button" onClick={onClick}>
        Save
      </button>
    </Saved>,
  );
  await userEvent.hover(save());
  await expect.poll(() => isShown()).toBe(true);
  await userEvent.click(save());
  expect(onClick).toHaveBeenCalledOnce();
  expect(isShown()).toBe(false);
});

test('touch: a tap presses the control and shows nothing', async () => {
  const onClick = vi.fn();
  render(
    <Saved>
      <button type="button" onClick={onClick}>
        Save
      </button>
    </Saved>,
  );
  await tap(save());
  await expect.poll(() => onClick).toHaveBeenCalledOnce();
  await after(400);
  expect(isShown()).toBe(false);
});

test.each([
  ['at the top it stands below', 'flex-start', 'flex-start', 'below'],
  ['in the middle above', 'center', 'center', 'above'],
  ['at the bottom above', 'flex-end', 'flex-end', 'above'],
] as const)('%s, inside the screen', async (_where, alignItems, justifyContent, side) => {
  await page.viewport(320, 480);
  // Resizing the window hides a tooltip in the next frame.
  await twoFrames();
  const text = 'Verblijfsbelastingsvrijstellingen en arrangementen van het hotel';
  render(<Saved content={text} />);
  const line = screen.getByTestId('line');
  for (const [property, value] of Object.entries({
    position: 'fixed',
    inset: '0',
    display: 'flex',
    'align-items': alignItems,
    'justify-content': justifyContent,
  }))
    line.style.setProperty(property, value);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(save());
  await expect.poll(() => isShown(text)).toBe(true);
  const box = tip(text).getBoundingClientRect();
  const trigger = save().getBoundingClientRect();
  const gap = { above: trigger.top - box.bottom, below: box.top - trigger.bottom }[side];
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(box.left).toBeGreaterThanOrEqual(8);
  expect(box.right).toBeLessThanOrEqual(312);
});

test('scrolling takes it away', async () => {
  render(<Saved />);
  // The window has just been resized: the scroll event that this causes must not be mistaken for this test's.
  await after(100);
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => isShown()).toBe(true);
  document.dispatchEvent(new Event('scroll'));
  await expect.poll(() => isShown()).toBe(false);
});

test('taken away while it shows, it leaves nothing behind; StrictMode too', async () => {
  const { rerender } = render(
    <StrictMode>
      <Saved />
    </StrictMode>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => isShown()).toBe(true);
  rerender(<p>gone</p>);
  expect(document.querySelector('[role=tooltip]')).toBeNull();
});

test('renders on the server, where it names its control already, and hydrates', async () => {
  const html = await expectHydrates(<Saved relation="name" />);
  const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`id="${id}" role="tooltip"`);
});

test('it goes when its control becomes disabled under the mouse, and does not come then', async () => {
  const disabled = (isDisabled: boolean) => (
    <Saved>
      <button type="button" disabled={isDisabled}>
        Save
      </button>
    </Saved>
  );
  const { rerender } = render(disabled(false));
  const save = screen.getByRole('button');
  await userEvent.hover(save);
  await expect.poll(() => isShown()).toBe(true);
  rerender(disabled(true));
  await expect.poll(() => isShown()).toBe(false);
  rerender(disabled(false));
  await userEvent.unhover(save);
  await new Promise((resolve) => setTimeout(resolve, 400));
  await userEvent.hover(save);
  rerender(disabled(true));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(isShown()).toBe(false);
});
