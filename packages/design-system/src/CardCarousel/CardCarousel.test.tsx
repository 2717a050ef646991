import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dragFinger, middleOf } from '../testing/finger.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render } from '../testing/render.tsx';
import { testKeys } from '../testing/testKeys.ts';
import { CardCarousel, type CardCarouselProps } from './index.ts';
import { cardCarouselKeys } from './keys.ts';

const cards = (count: number) =>
  Array.from({ length: count }, (_, at) => (
    <a key={at} href={`#${at + 1}`}>
      Hotel {at + 1}
    </a>
  ));

const show = (props: Partial<CardCarouselProps> = {}) =>
  render(
    <CardCarousel label="Hotels nearby" {...props}>
      {props.children ?? cards(9)}
    </CardCarousel>,
  );

const next = () => page.getByRole('button', { name: 'Next' });
const previous = () => page.getByRole('button', { name: 'Previous' });
const card = (number: number) => page.getByRole('link', { name: `Hotel ${number}`, exact: true });

/** The element that cuts the row off. */
function viewport(): HTMLElement {
  const element = card(1).element().closest('ul')?.parentElement;
  if (!element) throw new Error('a card outside a row');
  return element;
}

const isDriven = () => viewport().dataset['ready'] !== undefined;

/** Whether the card can be seen in its row. */
function isInView(number: number): boolean {
  const [box, cut] = [card(number).element().getBoundingClientRect(), viewport().getBoundingClientRect()];
  return box.left >= cut.left - 1 && box.left < cut.right - 20;
}

describe('CardCarousel', () => {
  test('the buttons say what they control, and each card that it is a slide', async () => {
    show();
    await expect.element(next()).toBeVisible();
    const row = document.getElementById(next().element().getAttribute('aria-controls') ?? '');
    expect(row?.children).toHaveLength(9);
    await next().click();
    await expect.element(previous()).toHaveAttribute('aria-controls', row?.id);
    for (const slide of row?.children ?? []) expect(slide.getAttribute('aria-roledescription')).toBe('slide');
  });

  testKeys(cardCarouselKeys, {
    Tab: async () => {
      show();
      await expect.element(next()).toBeVisible();
      expect(isInView(6)).toBe(false);
      for (let presses = 0; presses < 7; presses++) await userEvent.tab();
      await expect.element(card(6)).toHaveFocus();
      await expect.poll(() => isInView(6)).toBe(true);
    },
    'Enter or Space (on a button)': async () => {
      show();
      await expect.element(next()).toBeVisible();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => isInView(4)).toBe(true);
      await userEvent.keyboard(' ');
      await expect.poll(() => isInView(9)).toBe(true);
      await expect.element(next()).toHaveAttribute('aria-disabled', 'true');
      await expect.element(next()).toHaveFocus();
    },
  });

  test('far below the window it scrolls by itself, and is driven before the visitor gets there', async () => {
    render(
      <>
        <div style={{ height: 3000 }} />
        <CardCarousel label="Hotels nearby">{cards(9)}</CardCarousel>
      </>,
    );
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
    expect(isDriven()).toBe(false);
    expect(getComputedStyle(viewport()).overflowX).toBe('auto');
    const { top } = viewport().getBoundingClientRect();
    window.scrollTo(0, top - 1.4 * window.innerHeight);
    await expect.poll(isDriven).toBe(true);
    expect(viewport().getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
  });

  test.each(['ltr', 'rtl'] as const)(
    'what scrolled by itself before it is driven goes on from there, %s',
    async (direction) => {
      document.documentElement.dir = direction;
      onTestFinished(() => document.documentElement.removeAttribute('dir'));
      render(
        <>
          <div style={{ height: 3000 }} />
          <CardCarousel label="Hotels nearby">{cards(9)}</CardCarousel>
        </>,
      );
      const { left, right } = card(5).element().getBoundingClientRect();
      const frame = viewport().getBoundingClientRect();
      viewport().scrollLeft = direction === 'ltr' ? left - frame.left : right - frame.right;
      expect(isInView(5)).toBe(true);
      expect(isInView(1)).toBe(false);
      window.scrollTo(0, frame.top);
      await expect.poll(isDriven).toBe(true);
      await expect.poll(() => isInView(5)).toBe(true);
      expect(viewport().scrollLeft).toBe(0);
      await expect.element(previous()).not.toHaveAttribute('aria-disabled', 'true');
    },
  );

  test('where nothing can be observed, as in jsdom, it scrolls by itself', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    show();
    await expect.element(card(9)).toBeInTheDocument();
    expect(isDriven()).toBe(false);
  });

  test('is a named carousel of a list, whose cards are all there', async () => {
    show();
    const row = page.getByRole('region', { name: 'Hotels nearby' });
    await expect.element(row).toHaveAttribute('aria-roledescription', 'carousel');
    expect(row.getByRole('listitem').elements()).toHaveLength(9);
  });

  test('a button says which cards came into view; nothing is said before', async () => {
    show();
    await expect.element(next()).toBeVisible();
    expect(document.querySelector('[aria-live]')?.textContent).toBe('');
    await next().click();
    await expect.element(page.getByText('4 to 6 of 9')).toBeInTheDocument();
    await previous().click();
    await expect.element(page.getByText('1 to 3 of 9')).toBeInTheDocument();
  });

  test.each([
    [3, 4],
    [4, 5],
  ] as const)('CH §9: a button moves by %s cards', async (step, firstInView) => {
    show({ step, children: cards(12) });
    await next().click();
    await expect.poll(() => isInView(firstInView)).toBe(true);
    expect(isInView(firstInView - 1)).toBe(false);
  });

  test('when all cards are in view there are no buttons', async () => {
    show({ children: cards(2) });
    await expect.element(card(2)).toBeVisible();
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });

  test('PR-088: its end asks for more', async () => {
    const onEndReached = vi.fn();
    show({ onEndReached });
    await expect.element(next()).toBeVisible();
    expect(onEndReached).not.toHaveBeenCalled();
    await next().click();
    await next().click();
    await expect.poll(() => onEndReached.mock.calls.length).toBeGreaterThan(0);
  });

  test.each(['ltr', 'rtl'] as const)('a finger drags the row sideways, %s', async (direction) => {
    document.documentElement.dir = direction;
    await page.viewport(390, 844);
    show();
    await expect.poll(isDriven).toBe(true);
    const { top } = card(1).element().getBoundingClientRect();
    // The whole drag is inside the window, which WebDriver's pointers cannot leave.
    const from = { x: direction === 'ltr' ? 290 : 100, y: middleOf(card(1).element()).y };
    // The finger rests before it is lifted, so that the speed of a busy machine has no effect.
    await dragFinger(from, { x: direction === 'ltr' ? -220 : 220, y: 0 }, 200);
    await expect.poll(() => isInView(2)).toBe(true);
    await expect.poll(() => isInView(1)).toBe(false);
    expect(card(1).element().getBoundingClientRect().top).toBe(top);
    document.documentElement.removeAttribute('dir');
  });

  test('a finger that scrolls the page moves nothing', async () => {
    await page.viewport(390, 844);
    show();
    await expect.poll(isDriven).toBe(true);
    const { left } = card(1).element().getBoundingClientRect();
    await dragFinger(middleOf(card(1).element()), { x: -6, y: -160 });
    expect(card(1).element().getBoundingClientRect().left).toBe(left);
  });

  test('hydrates in silence', async () => {
    const html = await expectHydrates(<CardCarousel label="Hotels nearby">{cards(9)}</CardCarousel>);
    expect(html.match(/<li/g)).toHaveLength(9);
  });
});
