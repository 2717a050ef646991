import { StrictMode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render, screen } from '../testing/render.tsx';
import { backward, forward, testKeys } from '../testing/testKeys.ts';
import { Tabs, tabsKeys, type TabsProps } from './index.ts';

const tabs = [
  { id: 'rooms', label: 'Rooms', content: <p>Twelve rooms under the roof.</p> },
  { id: 'food', label: 'Food', content: <a href="#menu">The menu</a> },
  { id: 'garden', label: 'Garden', content: <p id="pond">A pond with two swans.</p> },
] as const;

const show = (props: Partial<TabsProps> = {}) =>
  render(
    <>
      <button type="button">before</button>
      <Tabs label="The hotel" tabs={tabs} {...props} />
      <button type="button">after</button>
    </>,
  );
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const focused = () => document.activeElement?.textContent;
const tab = (name: string) => screen.getByRole('tab', { name });

afterEach(() => window.history.replaceState(null, '', ' '));

test('one tab is selected and its panel alone is there to be read', async () => {
  show();
  expect(screen.getByRole('tablist', { name: 'The hotel' }).children).toHaveLength(3);
  expect(selected()).toBe('Rooms');
  await expect.element(page.getByRole('tabpanel', { name: 'Rooms' })).toBeVisible();
  expect(document.getElementById('food')?.checkVisibility()).toBe(false);
  await page.getByRole('tab', { name: 'Garden' }).click();
  expect(selected()).toBe('Garden');
  expect(tab('Garden').getAttribute('aria-controls')).toBe('garden');
  expect(document.getElementById('garden')?.checkVisibility()).toBe(true);
  expect(document.getElementById('rooms')?.checkVisibility()).toBe(false);
  expect(window.location.hash).toBe('');
});

testKeys(tabsKeys, {
  'Tab (outside)': async () => {
    show({ defaultValue: 'food' });
    screen.getByText('before').focus();
    await userEvent.tab();
    expect(focused()).toBe('Food');
  },
  'Tab (on a tab)': async () => {
    show({ defaultValue: 'food' });
    tab('Food').focus();
    await userEvent.tab();
    expect(document.activeElement?.id).toBe('food');
    await userEvent.tab();
    expect(focused()).toBe('The menu');
    await userEvent.tab();
    expect(focused()).toBe('after');
  },
  ArrowRight: async ({ direction }) => {
    show();
    tab('Rooms').focus();
    await userEvent.keyboard(`{${forward(direction)}}`);
    expect([focused(), selected()]).toEqual(['Food', 'Food']);
    await userEvent.keyboard(`{${forward(direction)}}{${forward(direction)}}`);
    expect(selected()).toBe('Rooms');
  },
  ArrowLeft: async ({ direction }) => {
    show();
    tab('Rooms').focus();
    await userEvent.keyboard(`{${backward(direction)}}`);
    expect([focused(), selected()]).toEqual(['Garden', 'Garden']);
  },
  Home: async () => {
    show({ defaultValue: 'garden' });
    tab('Garden').focus();
    await userEvent.keyboard('{Home}');
    expect([focused(), selected()]).toEqual(['Rooms', 'Rooms']);
  },
  End: async () => {
    show();
    tab('Rooms').focus();
    await userEvent.keyboard('{End}');
    expect([focused(), selected()]).toEqual(['Garden', 'Garden']);
  },
  'Enter or Space': async () => {
    show({ activation: 'manual' });
    tab('Rooms').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect([focused(), selected()]).toEqual(['Food', 'Rooms']);
    await userEvent.keyboard('{Enter}');
    expect(selected()).toBe('Food');
    await userEvent.keyboard('{End}');
    expect(selected()).toBe('Food');
    await userEvent.keyboard(' ');
    expect(selected()).toBe('Garden');
  },
});

test('a caller that owns the value decides; the selected tab is not told again', async () => {
  const onChange = vi.fn<(id: string) => void>();
  show({ value: 'rooms', onChange });
  await page.getByRole('tab', { name: 'Rooms' }).click();
  await page.getByRole('tab', { name: 'Food' }).click();
  expect(onChange.mock.calls).toEqual([['food']]);
  expect(selected()).toBe('Rooms');
});

test('when the selected tab goes away the first one takes its place', async () => {
  function Shrinking() {
    const [count, setCount] = useState(3);
    return (
      <>
        <Tabs label="x" tabs={tabs.slice(0, count)} defaultValue="garden" />
        <button type="button" onClick={() => setCount(2)}>
          fewer
        </button>
      </>
    );
  }
  render(<Shrinking />);
  await page.getByRole('button', { name: 'fewer' }).click();
  expect(selected()).toBe('Rooms');
});

test('a search in the page finds what a hidden panel holds, and selects its tab', () => {
  show();
  const box = document.getElementById('garden')?.parentElement;
  expect(box?.getAttribute('hidden')).toBe('until-found');
  // Chromium sends this event for find-in-page, which a script cannot start.
  box?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(selected()).toBe('Garden');
  expect(document.getElementById('garden')?.checkVisibility()).toBe(true);
  expect(document.getElementById('rooms')?.parentElement?.getAttribute('hidden')).toBe('until-found');
});

test.each(['#garden', '#pond'])('the address "%s" selects the tab, on arrival and later', async (hash) => {
  window.history.replaceState(null, '', hash);
  const { unmount } = show();
  expect(selected()).toBe('Garden');
  unmount();
  window.history.replaceState(null, '', ' ');
  show();
  expect(selected()).toBe('Rooms');
  window.location.hash = hash;
  await expect.poll(selected).toBe('Garden');
});

test('in a narrow row the selected tab is scrolled into sight, and the page stays where it is', async () => {
  await page.viewport(320, 600);
  const many = Array.from({ length: 9 }, (_, index) => ({
    id: `day-${index}`,
    label: `Weekendarrangement ${index}`,
    content: <p>Day {index}</p>,
  }));
  render(<Tabs label="Days" tabs={many} defaultValue="day-0" />);
  tab('Weekendarrangement 0').focus();
  await userEvent.keyboard('{End}');
  const inSight = () => {
    const { left, right } = tab('Weekendarrangement 8').getBoundingClientRect();
    return Math.ceil(left) >= 0 && Math.floor(right) <= 320;
  };
  await expect.poll(inSight).toBe(true);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(window.scrollY).toBe(0);
});

test('a press with a modifier is the browser’s: the panel opens in a new tab', () => {
  show();
  document.addEventListener('click', (click) => click.preventDefault(), { once: true });
  tab('Food').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(selected()).toBe('Rooms');
});

test('targets are 44 px high', () => {
  show();
  for (const element of screen.getAllByRole('tab'))
    expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('every panel is in the server’s page, which hydrates in silence', async () => {
  const html = await expectHydrates(
    <StrictMode>
      <Tabs label="The hotel" tabs={tabs} defaultValue="food" />
    </StrictMode>,
  );
  expect(html).toContain('two swans');
});

test.each([
  ['a tab that has the focus', true, 'Rooms'],
  ['a tab without the focus', false, 'before'],
])('when the selected one is removed: %s', (_, hasFocus, expected) => {
  const { rerender } = render(<Removable tabs={tabs} />);
  (hasFocus ? tab('Garden') : screen.getByText('before')).focus();
  rerender(<Removable tabs={tabs.slice(0, 2)} />);
  expect(selected()).toBe('Rooms');
  expect(focused()).toBe(expected);
});

function Removable(props: Pick<TabsProps, 'tabs'>) {
  return (
    <>
      <button type="button">before</button>
      <Tabs label="The hotel" defaultValue="garden" {...props} />
    </>
  );
}
