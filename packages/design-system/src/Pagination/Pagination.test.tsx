import { fireEvent, render, screen } from '../testing/render.tsx';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { Spoken } from '../testing/Spoken.tsx';
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

const shown = () =>
  screen
    .getAllByRole('listitem', { hidden: true })
    .filter((item) => item.checkVisibility())
    .map((item) => (getComputedStyle(item, '::before').content === '"…"' ? '…' : item.textContent));

test.each([
  [1280, 1, '1 … 10 … 14 15 16 … 20 … 100 … 214'],
  [390, 1, '1 … 14 15 16 … 214'],
  [320, 1, '1 … 14 15 16 … 214'],
  [320, 2, '15'],
])(
  'at %i px and text of %i times its size, pages and steps fit on one line: %s',
  async (width, text, expected) => {
    await page.viewport(width, 700);
    document.documentElement.style.fontSize = `${text * 100}%`;
    try {
      render(pages({ items: compressed, current: 15, legend: '337 - 360 results of 5,132' }));
      await expect.poll(shown).toEqual(expected.split(' '));
      const links = screen.getAllByRole('link').filter((link) => link.checkVisibility());
      const middles = links.map((link) => {
        const box = link.getBoundingClientRect();
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(width);
        return Math.round(box.top + box.height / 2);
      });
      expect(new Set(middles).size).toBe(1);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    } finally {
      document.documentElement.style.fontSize = '';
    }
  },
);

test.each([
  [1, '1 2 … 9'],
  [4, '1 … 3 4 5 … 9'],
  [9, '1 … 8 9'],
])('on a phone, page %i of nine keeps the ends and its neighbours: %s', async (current, expected) => {
  await page.viewport(320, 700);
  render(pages({ items: [1, 2, 3, 4, 5, 6, 7, 8, 9], current }));
  await expect.poll(shown).toEqual(expected.split(' '));
});

test('right to left the steps point the other way', () => {
  render(<div dir="rtl">{pages()}</div>);
  const previous = screen.getByRole('link', { name: 'Previous page' });
  expect(previous.getBoundingClientRect().left).toBeGreaterThan(
    screen.getByRole('link', { name: 'Next page' }).getBoundingClientRect().left,
  );
  const drawing = previous.querySelector('svg');
  expect(drawing && new DOMMatrix(getComputedStyle(drawing).transform).a).toBe(-1);
});

test('it speaks the language of the page', () => {
  render(<Spoken locale="it-IT">{pages()}</Spoken>);
  expect(screen.getByRole('link', { name: 'Pagina successiva' })).toBeTruthy();
});

test('renders on the server and hydrates', async () => {
  await expectHydrates(pages({ items: compressed, current: 15, legend: 'x' }));
});
