import { cleanup, render } from '../testing/render.tsx';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { FlowTabs } from './index.ts';

const options = [
  { id: 'booking', label: 'Book a stay', href: '?flow=booking' },
  { id: 'gifting', label: 'Give a stay', href: '?flow=gifting' },
];

function press(name: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // Keeps the test page from navigating.
  document.addEventListener('click', (click) => click.preventDefault(), { once: true });
  let isFollowed = true;
  const link = page.getByRole('link', { name }).element();
  link.parentElement?.parentElement?.parentElement?.parentElement?.addEventListener(
    'click',
    (click) => (isFollowed = !click.defaultPrevented),
    { once: true },
  );
  link.dispatchEvent(event);
  return isFollowed;
}

test('SE-044: two links in a named group; the one in use is marked', async () => {
  render(<FlowTabs label="What are you looking for?" options={options} value="booking" />);
  await expect.element(page.getByRole('navigation', { name: 'What are you looking for?' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Book a stay' }))
    .toHaveAttribute('aria-current', 'true');
  const other = page.getByRole('link', { name: 'Give a stay' });
  await expect.element(other).not.toHaveAttribute('aria-current');
  await expect.element(other).toHaveAttribute('href', '?flow=gifting');
});

test('a plain press is handed to the page; one on the current item is not', () => {
  const onChange = vi.fn<(id: string) => void>();
  render(<FlowTabs label="Flow" options={options} value="booking" onChange={onChange} />);
  expect(press('Give a stay')).toBe(false);
  expect(press('Book a stay')).toBe(false);
  expect(onChange.mock.calls).toEqual([['gifting']]);
});

test('links stay links: with a modifier, with the middle button, without a handler', () => {
  const onChange = vi.fn<(id: string) => void>();
  render(<FlowTabs label="Flow" options={options} value="booking" onChange={onChange} />);
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
    expect(press('Give a stay', init)).toBe(true);
  }
  expect(onChange).not.toHaveBeenCalled();
  cleanup();
  render(<FlowTabs label="Flow" options={options} value="booking" />);
  expect(press('Give a stay')).toBe(true);
});

test('targets are 44 px high', () => {
  render(<FlowTabs label="Flow" options={options} value="booking" />);
  for (const link of page.getByRole('link').elements()) {
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

test('renders on the server and hydrates in silence', async () => {
  const html = await expectHydrates(<FlowTabs label="Flow" options={options} value="gifting" />);
  expect(html).toContain('href="?flow=booking"');
});
