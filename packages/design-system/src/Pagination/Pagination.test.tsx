import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { WordsProvider } from '../words/index.ts';
import { Pagination, type PaginationProps } from './index.ts';

const compressed = [1, 'gap', 10, 'gap', 14, 15, 16, 'gap', 20, 'gap', 100, 'gap', 214] as const;

const pages = (props: Partial<PaginationProps> = {}) => (
  <Pagination items={[1, 2, 3]} current={2} hrefOf={(number) => `#page=${number}`} {...props} />
);

test('SE-246: every page is a link with a name, and the current one says so', () => {
  render(pages());
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Previous page',
    'Page 1',
    'Page 2',
    'Page 3',
    'Next page',
  ]);
  const current = screen.getByRole('link', { current: 'page' });
  expect(current.getAttribute('href')).toBe('#page=2');
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('#page=3');
});

test.each([
  [1, ['Next page']],
  [3, ['Previous page']],
])('on page %i of 3 the only step is %j', (current, steps) => {
  render(pages({ current }));
  const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
  expect(names.filter((name) => name?.endsWith('page'))).toEqual(steps);
});

test('SE-247: gaps are marks, not links', () => {
  render(pages({ items: compressed, current: 15 }));
  expect(screen.getAllByText('…')).toHaveLength(5);
  expect(screen.getAllByRole('link')).toHaveLength(10);
});

test('SE-245: the legend is the caller’s', () => {
  render(pages({ legend: '25 - 48 results of 312' }));
  expect(screen.getByText('25 - 48 results of 312')).toBeTruthy();
});

test('a plain click or Enter is handed to the caller, one for a new tab is not', async () => {
  const onNavigate = vi.fn((_page: number, event: { preventDefault: () => void }) => event.preventDefault());
  render(pages({ onNavigate }));
  screen.getByRole('link', { name: 'Page 3' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onNavigate.mock.calls.map(([number]) => number)).toEqual([3]);
  screen.getByRole('navigation').addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(screen.getByRole('link', { name: 'Page 1' }), { ctrlKey: true });
  fireEvent.click(screen.getByRole('link', { name: 'Previous page' }));
  expect(onNavigate.mock.calls.map(([number]) => number)).toEqual([3, 1]);
});

test.each([390, 320])('at %i px nine pages, their gaps and both steps fit the screen', async (width) => {
  await page.viewport(width, 700);
  render(pages({ items: compressed, current: 15 }));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  for (const link of screen.getAllByRole('link')) {
    const box = link.getBoundingClientRect();
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    expect(box.right).toBeLessThanOrEqual(width);
  }
});

test('it speaks the language of the page', () => {
  render(<WordsProvider locale="it-IT">{pages()}</WordsProvider>);
  expect(screen.getByRole('link', { name: 'Pagina successiva' })).toBeTruthy();
});

test('renders on the server and hydrates', async () => {
  await expectHydrates(pages({ items: compressed, current: 15, legend: 'x' }));
});
