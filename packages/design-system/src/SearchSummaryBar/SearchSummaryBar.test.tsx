import { cleanup, render } from '../testing/render.tsx';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { SearchSummaryBar, type SearchSummaryBarProps } from './index.ts';

const button = () => page.getByRole('button', { name: /^Change your search/ });

function setUp(props: Partial<SearchSummaryBarProps> = {}) {
  const onOpen = vi.fn<() => void>();
  render(
    <>
      <SearchSummaryBar
        label="Change your search"
        destination="Bruges"
        dates="12 – 14 Dec"
        theme="Wellness"
        travellers="2 adults"
        onOpen={onOpen}
        {...props}
      />
      {/* Tall enough to be scrolled, with something to focus in every part. */}
      {Array.from({ length: 60 }, (_, index) => (
        <p key={index}>
          <a href="#x">Link {index}</a>
        </p>
      ))}
    </>,
  );
  return { onOpen };
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

beforeEach(() => scrollTo(0));

test('SE-041 SE-042: one button says destination, dates, theme and travellers, and opens the search', async () => {
  const { onOpen } = setUp();
  await expect
    .element(button())
    .toHaveAccessibleName('Change your search: Bruges 12 – 14 Dec Wellness 2 adults');
  await button().click();
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('a notice takes the place of the details', async () => {
  setUp({ notice: 'Changed, not searched yet' });
  await expect.element(button()).toHaveAccessibleName('Change your search: Bruges Changed, not searched yet');
});

test('SE-043: on a phone it appears after 250 px; hidden, it takes no focus', async () => {
  await page.viewport(390, 800);
  setUp();
  await expect.element(button()).not.toBeInTheDocument();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Link 0');
  scrollTo(250);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(button()).not.toBeInTheDocument();
  scrollTo(251);
  await expect.element(button()).toBeVisible();
  scrollTo(0);
  await expect.element(button()).not.toBeInTheDocument();
});

test('SE-041: on a desktop it is there from the start and sticks to the top', async () => {
  setUp();
  await expect.element(button()).toBeVisible();
  scrollTo(600);
  await expect.poll(() => Math.round(button().element().getBoundingClientRect().top)).toBeLessThan(20);
  expect(button().element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test('the page may decide: hidden everywhere, or shown on a phone without scrolling', async () => {
  setUp({ isVisible: false });
  await expect.element(button()).not.toBeInTheDocument();
  cleanup();
  await page.viewport(390, 800);
  setUp({ isVisible: true });
  await expect.element(button()).toBeVisible();
});

test.each([390, 1280])('at %i px it never covers what takes the focus', async (width) => {
  await page.viewport(width, 800);
  setUp();
  scrollTo(1500);
  await expect.element(button()).toBeVisible();
  const links = page.getByRole('link').elements();
  const start = links.findIndex((link) => link.getBoundingClientRect().top > 300);
  const first = links[start];
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  for (let index = start - 1; index > start - 12; index -= 1) {
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(links[index]);
    const bar = button().element().parentElement?.getBoundingClientRect();
    expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar?.bottom ?? 0);
  }
});

test('gives the page its scroll padding back', async () => {
  setUp();
  await expect.poll(() => document.documentElement.style.scrollPaddingTop).not.toBe('');
  cleanup();
  expect(document.documentElement.style.scrollPaddingTop).toBe('');
});

test('renders on the server and hydrates in silence', async () => {
  const html = await expectHydrates(
    <SearchSummaryBar label="Change" destination="Bruges" onOpen={() => undefined} />,
  );
  expect(html).toContain('Bruges');
});
