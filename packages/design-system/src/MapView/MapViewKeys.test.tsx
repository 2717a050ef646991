import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testKeys } from '../testing/testKeys.ts';
import { hotels, normandy } from './fixtures.ts';
import { mapPinKeys } from './keys.ts';
import { middleOf, pin, pins, showMap } from './mapHarness.tsx';

const focusedName = () => document.activeElement?.getAttribute('aria-label')?.split(',')[0];
const press = (key: string) => userEvent.keyboard(`{${key}}`);
const focusOn = (name: string) => {
  const element = pin(name).element();
  if (element instanceof HTMLElement) element.focus();
};

beforeEach(async () => {
  await userEvent.hover(document.documentElement, { position: { x: 1200, y: 780 } });
});

testKeys(mapPinKeys, {
  Tab: async () => {
    await showMap();
    await page.getByRole('application', { name: 'Map' }).click({ position: { x: 400, y: 440 } });
    await press('Tab');
    expect(focusedName()).toBe('Hôtel des Dunes');
    await press('ArrowRight');
    const last = focusedName();
    await press('Tab');
    await expect.element(page.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focusedName()).toBe(last);
    expect(pins().element().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  },
  ArrowRight: async () => {
    await showMap();
    focusOn('Hôtel du Château');
    await press('ArrowRight');
    expect(focusedName()).toBe('Les Planches');
  },
  ArrowLeft: async () => {
    await showMap();
    focusOn('Hôtel du Château');
    await press('ArrowLeft');
    expect(focusedName()).toBe('Hôtel de la Tapisserie');
  },
  ArrowUp: async () => {
    await showMap();
    focusOn('Domaine des Pommiers');
    await press('ArrowUp');
    expect(focusedName()).toBe('Les Planches');
  },
  ArrowDown: async () => {
    await showMap();
    focusOn('Domaine des Pommiers');
    await press('ArrowDown');
    expect(focusedName()).toBe('La Dentelle');
  },
  Home: async () => {
    await showMap();
    focusOn('Domaine des Pommiers');
    await press('Home');
    expect(focusedName()).toBe(hotels[0]?.name);
  },
  End: async () => {
    await showMap();
    focusOn('Domaine des Pommiers');
    await press('End');
    expect(focusedName()).toBe(hotels.at(-1)?.name);
  },
  'Enter or Space': async () => {
    const { onChange } = await showMap();
    focusOn('Domaine des Pommiers');
    await press('Enter');
    await expect.element(page.getByRole('group', { name: 'Domaine des Pommiers' })).toBeVisible();
    expect(focusedName()).toBe('Domaine des Pommiers');
    await press(' ');
    expect(onChange.mock.calls).toEqual([['lisieux'], [null]]);
  },
  'Escape (card shown)': async () => {
    const { onChange } = await showMap();
    focusOn('Domaine des Pommiers');
    await press('Enter');
    await press('Tab');
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
    await press('Escape');
    expect(onChange.mock.lastCall).toEqual([null]);
    await expect.element(pin('Domaine des Pommiers')).toHaveFocus();
    await press('Escape');
    expect(onChange).toHaveBeenCalledTimes(2);
  },
});

test('right to left, east stays to the right', async () => {
  document.documentElement.dir = 'rtl';
  try {
    await showMap();
    const from = pin('Hôtel du Château').element();
    focusOn('Hôtel du Château');
    await press('ArrowRight');
    expect(focusedName()).toBe('Les Planches');
    expect(middleOf(pin('Les Planches').element()).x).toBeGreaterThan(middleOf(from).x);
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});

test('the map follows the focus: a pin far out of sight comes in, without counting as the visitor’s move', async () => {
  const far = { id: 'nice', name: 'Hôtel de la Baie', latitude: 43.7, longitude: 7.25, priceCents: 9900 };
  const { map } = await showMap({ pins: [...hotels, far] });
  expect(document.querySelector('[data-pin=nice]')).toBeNull();
  focusOn('Hôtel des Dunes');
  await press('End');
  expect(focusedName()).toBe('Hôtel de la Baie');
  await expect.poll(() => map.moves).toHaveLength(1);
  const at = middleOf(pin('Hôtel de la Baie').element());
  expect(at.x).toBeGreaterThan(0);
  expect(at.x).toBeLessThan(800);
  expect(at.y).toBeGreaterThan(0);
  expect(at.y).toBeLessThan(500);
  await expect.element(page.getByRole('button', { name: 'Search in this area' })).not.toBeInTheDocument();
  // Moves back to a pin that has meanwhile been removed from the document.
  await press('Home');
  expect(focusedName()).toBe('Hôtel des Dunes');
});

test('a pin in use keeps its focus when the map is moved away from it', async () => {
  const { map } = await showMap();
  focusOn('Hôtel des Dunes');
  map.drag({ x: 5000, y: 0 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(focusedName()).toBe('Hôtel des Dunes');
});

test('keys of the pins do not reach the drawing below, plus and minus do', async () => {
  await showMap({ center: { ...normandy } });
  const below = vi.fn<(key: string) => void>();
  const host = pins().element().parentElement?.parentElement;
  host?.addEventListener('keydown', ({ key }) => below(key));
  focusOn('Hôtel des Dunes');
  for (const key of ['ArrowRight', 'ArrowUp', 'Home', 'End', '+', '-']) await press(key);
  expect(below.mock.calls.flat()).toEqual(['+', '-']);
});

test('a focused pin lies on top of those that it overlaps', async () => {
  await showMap();
  focusOn('Le Jardin');
  await press('ArrowLeft');
  await press('ArrowRight');
  expect(focusedName()).toBe('Le Jardin');
  const { x, y, width, height } = pin('Le Jardin').element().getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  expect(top?.closest('[data-pin]')).toBe(pin('Le Jardin').element());
});
