import { useRef } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { cleanup, render, screen } from '../testing/render.tsx';
import { setStickyBottom, StickyBar, type StickyBarProps } from './index.ts';

function Page({ isAfterTabs = false, ...props }: Partial<StickyBarProps> & { isAfterTabs?: boolean }) {
  const tabs = useRef<HTMLParagraphElement>(null);
  const bar = (
    <StickyBar label="Booking" {...(isAfterTabs && { appearsAfter: tabs })} {...props}>
      <button type="button">Choose dates</button>
    </StickyBar>
  );
  return (
    <>
      {props.edge !== 'bottom' && bar}
      <p ref={tabs}>The tabs</p>
      {Array.from({ length: 60 }, (_, index) => (
        <p key={index}>
          <a href="#x">Link {index}</a>
        </p>
      ))}
      {props.edge === 'bottom' && bar}
    </>
  );
}

const bar = () => page.getByRole('region', { name: 'Booking' });
const barElement = () => screen.getByText('Choose dates').parentElement;
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

beforeEach(() => scrollTo(0));

test('PR-020: it appears once the element has left at the top, and goes when it is back', async () => {
  render(<Page isAfterTabs />);
  await expect.element(bar()).not.toBeInTheDocument();
  expect(barElement()?.inert).toBe(true);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Link 0');
  const { bottom } = screen.getByText('The tabs').getBoundingClientRect();
  scrollTo(Math.ceil(bottom));
  await expect.element(bar()).toBeVisible();
  expect(barElement()?.inert).toBe(false);
  expect(Math.round(barElement()?.getBoundingClientRect().top ?? -1)).toBe(0);
  scrollTo(0);
  await expect.element(bar()).not.toBeInTheDocument();
});

test('it appears after a distance; appearing moves nothing on the page', async () => {
  render(<Page appearsAfter={100} />);
  scrollTo(100);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(bar()).not.toBeInTheDocument();
  const height = document.documentElement.scrollHeight;
  scrollTo(101);
  await expect.element(bar()).toBeVisible();
  expect(document.documentElement.scrollHeight).toBe(height);
});

test('on the screens where it does not wait it is there from the start', async () => {
  render(<Page appearsAfter={100} waitsOn="phone" />);
  await expect.element(bar()).toBeVisible();
  expect(barElement()?.inert).toBe(false);
  await page.viewport(390, 800);
  await expect.element(bar()).not.toBeInTheDocument();
  await expect.poll(() => barElement()?.inert).toBe(true);
});

test.each([
  ['phone', 390, 1280],
  ['desktop', 1280, 390],
] as const)(
  'a bar for a %s alone is not on other screens, nor is space kept for it',
  async (shownOn, on, off) => {
    await page.viewport(on, 800);
    render(<Page shownOn={shownOn} />);
    await expect.element(bar()).toBeVisible();
    await page.viewport(off, 800);
    await expect.element(bar()).not.toBeInTheDocument();
    await expect.poll(() => document.documentElement.style.scrollPaddingTop).toBe('');
  },
);

test('while the focus is inside it stays, and goes when the focus has left', async () => {
  render(<Page isAfterTabs />);
  scrollTo(500);
  await expect.element(bar()).toBeVisible();
  screen.getByRole('button').focus();
  scrollTo(0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).toBe(screen.getByText('Choose dates'));
  expect(barElement()?.inert).toBe(false);
  screen.getByText('Link 3').focus();
  await expect.element(bar()).not.toBeInTheDocument();
  expect(barElement()?.inert).toBe(true);
});

test.each(['top', 'bottom'] as const)('at the %s it never covers what takes the focus', async (edge) => {
  await page.viewport(390, 700);
  render(<Page edge={edge} />);
  scrollTo(1000);
  const links = screen.getAllByRole('link');
  const start = links.findIndex((link) => link.getBoundingClientRect().top > 340);
  links[start]?.focus({ preventScroll: true });
  for (let step = 0; step < 14; step += 1) {
    await userEvent.tab({ shift: edge === 'top' });
    const box = barElement()?.getBoundingClientRect();
    const focus = document.activeElement?.getBoundingClientRect();
    const clearance =
      edge === 'top'
        ? (focus?.top ?? 0) - (box?.bottom ?? Number.NaN)
        : (box?.top ?? Number.NaN) - (focus?.bottom ?? 0);
    expect(clearance).toBeGreaterThanOrEqual(0);
  }
});

test('two bars at one edge: the taller one counts, and the page gets its own back in any order', async () => {
  const Two = ({ hasTall }: { hasTall: boolean }) => (
    <>
      <StickyBar label="Low">low</StickyBar>
      {hasTall && (
        <StickyBar label="Tall">
          <p>tall</p>
          <p>tall</p>
          <p>tall</p>
        </StickyBar>
      )}
    </>
  );
  const padding = () => Number.parseFloat(document.documentElement.style.scrollPaddingTop);
  const { rerender } = render(<Two hasTall />);
  const tall = screen.getByRole('region', { name: 'Tall' }).offsetHeight;
  await expect.poll(padding).toBe(tall + 8);
  rerender(<Two hasTall={false} />);
  await expect.poll(padding).toBe(screen.getByRole('region', { name: 'Low' }).offsetHeight + 8);
  cleanup();
  expect(document.documentElement.style.scrollPaddingTop).toBe('');
});

test('bars at the lower edge stand above a notice that is fixed there, and the root has no property for all to inherit', async () => {
  render(<Page edge="bottom" />);
  const bottom = () => Math.round(window.innerHeight - (barElement()?.getBoundingClientRect().bottom ?? 0));
  await expect.poll(bottom).toBe(0);
  setStickyBottom(90);
  expect(bottom()).toBe(90);
  const { body, documentElement } = document;
  for (const element of [documentElement, body])
    expect(getComputedStyle(element).getPropertyValue('--sabadora-sticky-bottom')).toBe('');
  setStickyBottom(0);
  expect(bottom()).toBe(0);
});

/**
 * Presses Tab until the page has scrolled or the focus is in the last 60 px of the window; returns the focused
 * element.
 */
async function focusAtLowerEdge() {
  const bottom = () => document.activeElement?.getBoundingClientRect().bottom ?? 0;
  do await userEvent.tab();
  while (window.scrollY === 0 && bottom() < window.innerHeight - 60);
  return document.activeElement;
}

/** Distance in px between the focused element and the bar below it. */
const spaceAboveBar = () =>
  (barElement()?.getBoundingClientRect().top ?? 0) -
  (document.activeElement?.getBoundingClientRect().bottom ?? 0);

test('WCAG 2.4.11: a bar that comes over what has the focus scrolls it clear', async () => {
  const { rerender } = render(<Page edge="bottom" isVisible={false} />);
  const focused = await focusAtLowerEdge();
  rerender(<Page edge="bottom" isVisible />);
  await expect.element(bar()).toBeVisible();
  await expect.poll(spaceAboveBar).toBeGreaterThanOrEqual(0);
  expect(document.activeElement).toBe(focused);
});

test('WCAG 2.4.11: what has the focus and is pushed under a bar is scrolled clear', async () => {
  render(<Page edge="bottom" />);
  const focused = await focusAtLowerEdge();
  await expect.poll(spaceAboveBar).toBeGreaterThanOrEqual(0);
  const late = document.createElement('p');
  late.style.height = '24px';
  late.style.margin = '0';
  focused?.parentElement?.before(late);
  expect(spaceAboveBar()).toBeLessThan(0);
  await expect.poll(spaceAboveBar).toBeGreaterThanOrEqual(0);
  expect(document.activeElement).toBe(focused);
});

test('a bar leaves alone what was scrolled out of the window', async () => {
  const { rerender } = render(<Page edge="bottom" isVisible={false} />);
  await userEvent.tab();
  scrollTo(1200);
  rerender(<Page edge="bottom" isVisible />);
  await expect.element(bar()).toBeVisible();
  expect(window.scrollY).toBe(1200);
});

test('the page may decide', async () => {
  const { rerender } = render(<Page isVisible={false} />);
  await expect.element(bar()).not.toBeInTheDocument();
  rerender(<Page isVisible />);
  await expect.element(bar()).toBeVisible();
});

test('on the server a bar that waits is out of sight, and it hydrates in silence', async () => {
  const html = await expectHydrates(
    <StickyBar label="Booking" appearsAfter={250}>
      Choose dates
    </StickyBar>,
  );
  expect(html).toContain('Choose dates');
});
