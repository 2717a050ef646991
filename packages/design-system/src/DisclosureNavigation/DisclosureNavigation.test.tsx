import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { middleOf, mouse, type Point } from '../testing/finger.ts';
import { Spoken } from '../testing/Spoken.tsx';
import { render, screen } from '../testing/render.tsx';
import { backward, forward, testKeys } from '../testing/testKeys.ts';
import { menu } from './fixtures.ts';
import { DisclosureNavigation, type DisclosureNavigationProps, disclosureNavigationKeys } from './index.ts';

const show = (props: Partial<DisclosureNavigationProps> = {}) =>
  render(
    <>
      <DisclosureNavigation label="Inspirations" items={menu} {...props} />
      <button type="button">after</button>
    </>,
  );
const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });
const focused = () => document.activeElement?.textContent || document.activeElement?.ariaLabel;
/** Names of the open items. */
const open = () =>
  [...document.querySelectorAll('[aria-expanded=true]')].map(
    (element) => element.ariaLabel ?? element.textContent,
  );
afterEach(() => {
  vi.useRealTimers();
  document.documentElement.removeAttribute('dir');
});

/** Visible links and buttons, in order. */
const shown = () =>
  [...document.querySelectorAll('nav :is(a, button)')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.ariaLabel ?? element.textContent);

test('a row of links and of buttons that open what is below; the page shown is marked', async () => {
  show({ currentId: 'gifts' });
  expect(screen.getByRole('navigation', { name: 'Inspirations' })).toBeTruthy();
  expect(shown()).toEqual(['Places', 'More: Places', 'Themes', 'Gifts']);
  expect(link('Gifts').getAttribute('aria-current')).toBe('page');
  expect(button('Themes').getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button('Themes'));
  expect(open()).toEqual(['Themes']);
  expect(document.getElementById(button('Themes').getAttribute('aria-controls') ?? '')).toBe(
    link('Castles').closest('ul'),
  );
  await userEvent.click(button('More: Places'));
  expect(open()).toEqual(['More: Places']);
  await userEvent.click(button('More: Places'));
  expect(open()).toEqual([]);
});

test('what a press closes stays closed, though the mouse goes on resting there', async () => {
  show();
  button('Themes').focus();
  await userEvent.keyboard('{Enter}');
  expect(open()).toEqual(['Themes']);
  await userEvent.click(button('Themes'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(open()).toEqual([]);
});

test('CH-044: four levels open beside one another, inside the window', async () => {
  show();
  await userEvent.click(button('More: Places'));
  await userEvent.click(button('More: France'));
  await userEvent.click(button('Normandy'));
  expect(open()).toEqual(['More: Places', 'More: France', 'Normandy']);
  const left = (name: string) => link(name).getBoundingClientRect().left;
  expect(left('Honfleur')).toBeGreaterThan(left('Alsace') + 100);
  expect(left('Alsace')).toBeGreaterThan(left('Portugal') + 100);
  expect(link('Honfleur').getBoundingClientRect().right).toBeLessThanOrEqual(1280);
  // A taller column does not increase the distance between the rows of another.
  const top = (element: Element) => element.getBoundingClientRect().top;
  expect(top(link('Portugal')) - top(button('Belgium'))).toBeLessThan(50);
});

test('on a phone the levels of a bar stand one under the other, inside the window', async () => {
  await page.viewport(320, 800);
  show();
  await userEvent.click(button('More: Places'));
  await userEvent.click(button('More: France'));
  await userEvent.click(button('Normandy'));
  expect(link('Honfleur').getBoundingClientRect().top).toBeGreaterThan(
    button('Normandy').getBoundingClientRect().top,
  );
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('CH-046 D-141: fifteen links of an open panel stand in columns', async () => {
  show();
  await userEvent.click(button('Themes'));
  const lefts = new Set(
    screen
      .getAllByRole('link')
      .filter((element) => element.closest('ul')?.id === button('Themes').getAttribute('aria-controls'))
      .map((element) => Math.round(element.getBoundingClientRect().left)),
  );
  expect(lefts.size).toBeGreaterThan(1);
});

testKeys(disclosureNavigationKeys, {
  Tab: async () => {
    show();
    button('More: Places').focus();
    await userEvent.tab();
    expect(focused()).toBe('Themes');
    button('More: Places').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(focused()).toBe('France');
    screen.getByText('after').focus();
    await expect.poll(open).toEqual([]);
  },
  'Enter or Space (on a button)': async () => {
    show();
    button('Themes').focus();
    await userEvent.keyboard('{Enter}');
    expect(open()).toEqual(['Themes']);
    await userEvent.keyboard(' ');
    expect(open()).toEqual([]);
  },
  Escape: async () => {
    show();
    await userEvent.click(button('More: Places'));
    await userEvent.click(button('More: France'));
    link('Alsace').focus();
    await userEvent.keyboard('{Escape}');
    expect([focused(), ...open()]).toEqual(['More: France', 'More: Places']);
    await userEvent.keyboard('{Escape}');
    expect([focused(), ...open()]).toEqual(['More: Places']);
  },
  'ArrowRight (top of a bar)': async ({ direction }) => {
    show();
    link('Places').focus();
    await userEvent.keyboard(`{${forward(direction)}}`);
    expect(focused()).toBe('More: Places');
    link('Gifts').focus();
    await userEvent.keyboard(`{${forward(direction)}}`);
    expect(focused()).toBe('Gifts');
  },
  'ArrowLeft (top of a bar)': async ({ direction }) => {
    show();
    link('Gifts').focus();
    await userEvent.keyboard(`{${backward(direction)}}`);
    expect(focused()).toBe('Themes');
    link('Places').focus();
    await userEvent.keyboard(`{${backward(direction)}}`);
    expect(focused()).toBe('Places');
  },
  'ArrowDown (top of a bar, not open)': async () => {
    show();
    button('Themes').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Gifts');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Gifts');
    expect(open()).toEqual([]);
  },
  'ArrowUp (top of a bar)': async () => {
    show();
    await userEvent.click(button('Themes'));
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('More: Places');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(focused()).toBe('Places');
  },
  'ArrowRight (in a panel)': async ({ direction }) => {
    show();
    await userEvent.click(button('More: Places'));
    await userEvent.keyboard('{ArrowDown}');
    const all = shown();
    const at = all.indexOf(focused() ?? '');
    await userEvent.keyboard(`{${forward(direction)}}`);
    expect(focused()).toBe(all[at + 1]);
  },
  'ArrowLeft (in a panel)': async ({ direction }) => {
    show();
    await userEvent.click(button('More: Places'));
    await userEvent.keyboard('{ArrowDown}');
    const first = focused();
    await userEvent.keyboard(`{ArrowDown}{${backward(direction)}}`);
    expect(focused()).toBe(first);
    await userEvent.keyboard(`{${backward(direction)}}`);
    expect(focused()).toBe(first);
  },
  'ArrowDown (on a button that is open)': async () => {
    show();
    button('Themes').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect(focused()).toBe('Wellness');
  },
  'ArrowDown (in a panel)': async () => {
    show();
    await userEvent.click(button('Themes'));
    link('Wellness').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Castles');
    link('Unusual').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Unusual');
  },
  'ArrowUp (in a panel)': async () => {
    show();
    await userEvent.click(button('Themes'));
    link('Castles').focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(focused()).toBe('Wellness');
  },
  Home: async () => {
    show();
    link('Gifts').focus();
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('Places');
  },
  End: async () => {
    show();
    link('Places').focus();
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Gifts');
  },
});

test('CH-045: a mouse that rests opens, deeper levels too; leaving closes', async () => {
  show();
  await userEvent.hover(link('Places'));
  await expect.poll(open).toEqual(['More: Places']);
  await userEvent.hover(link('France'));
  await expect.poll(open).toEqual(['More: Places', 'More: France']);
  await userEvent.hover(button('Belgium'));
  await expect.poll(open).toEqual(['More: Places', 'Belgium']);
  await userEvent.hover(document.body, { position: { x: 600, y: 700 } });
  await expect.poll(open).toEqual([]);
});

/**
 * Moves the real mouse in a straight line, in steps of 60 ms by the navigation's clock, and rests it at the end for
 * `restMs`. Returns the ids of the items that it crossed.
 */
async function moveSlowly(from: Point, to: Point, restMs = 0) {
  const STEPS = 12;
  const crossed = new Set<string | null | undefined>();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let step = 0; step <= STEPS; step++) {
    const part = step / STEPS;
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    crossed.add(document.elementFromPoint(at.x, at.y)?.closest('[data-item]')?.getAttribute('data-item'));
    await mouse('mouseMoved', at);
    vi.advanceTimersByTime(60);
  }
  vi.advanceTimersByTime(restMs);
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  return [...crossed];
}

test.each(['ltr', 'rtl'])(
  'CH-045: on a diagonal way to what is open, %s, a mouse crosses other items and opens none',
  async (dir) => {
    document.documentElement.dir = dir;
    show();
    await userEvent.hover(link('Places'));
    await expect.poll(open).toEqual(['More: Places']);
    const opened = new Set<string>();
    const watch = new MutationObserver(() => opened.add(open().join()));
    watch.observe(document.body, { subtree: true, attributeFilter: ['aria-expanded'] });
    const themes = button('Themes').getBoundingClientRect();
    const start = { ...middleOf(button('More: Places')), y: themes.top + 12 };
    const end = {
      x: dir === 'ltr' ? themes.right : themes.left,
      y: link('France').getBoundingClientRect().top,
    };
    // The mouse ends on France, and rests there.
    expect(await moveSlowly(start, end, 150)).toContain('themes');
    await userEvent.hover(link('France'));
    await expect.poll(open).toEqual(['More: Places', 'More: France']);
    expect([...opened].filter((names) => !names.startsWith('More: Places'))).toEqual([]);
    opened.clear();
    // The list opened by France is beside all three rows.
    expect(await moveSlowly(middleOf(link('France')), middleOf(link('Alsace')))).toContain('belgium');
    expect([...opened]).toEqual([]);
    watch.disconnect();
  },
);

test('CH-045: a mouse that turns away from what is open, or rests on the way there, opens what it is on', async () => {
  show();
  await userEvent.hover(link('Places'));
  await expect.poll(open).toEqual(['More: Places']);
  // Along the row, and so not towards the panel.
  await moveSlowly(middleOf(link('Places')), middleOf(button('Themes')), 150);
  await expect.poll(open).toEqual(['Themes']);
  await userEvent.hover(link('Places'));
  await expect.poll(open).toEqual(['More: Places']);
  const { x, y } = middleOf(button('Themes'));
  await moveSlowly(middleOf(link('Places')), { x, y: y + 8 }, 150);
  await expect.poll(open).toEqual(['Themes']);
});

test('a press on what the mouse has opened makes it stay; Escape closes it wherever the focus is', async () => {
  show();
  await userEvent.hover(button('Themes'));
  await expect.poll(open).toEqual(['Themes']);
  await userEvent.click(button('Themes'));
  await userEvent.hover(document.body, { position: { x: 600, y: 700 } });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(open()).toEqual(['Themes']);
  await userEvent.click(document.body, { position: { x: 600, y: 700 } });
  expect(open()).toEqual([]);
  await userEvent.hover(button('Themes'));
  await expect.poll(open).toEqual(['Themes']);
  await userEvent.keyboard('{Escape}');
  expect(open()).toEqual([]);
});

test('CH-039: in a drawer a level takes the place of the one above, and its button goes back', async () => {
  await page.viewport(390, 800);
  show({ layout: 'drawer' });
  expect(shown()).toEqual(['Places', 'Themes', 'Gifts']);
  await userEvent.click(button('Places'));
  expect(shown()).toEqual(['Places', 'All: Places', 'France', 'Belgium', 'Portugal']);
  await userEvent.click(button('France'));
  expect(shown()).toEqual(['France', 'All: France', 'Normandy', 'Brittany', 'Alsace']);
  await userEvent.click(button('Normandy'));
  expect(shown()).toEqual(['Normandy', 'Honfleur', 'Deauville', 'Étretat']);
  await userEvent.click(button('Normandy'));
  expect(shown()).toEqual(['France', 'All: France', 'Normandy', 'Brittany', 'Alsace']);
  expect(focused()).toBe('Normandy');
  await userEvent.click(button('France'));
  await userEvent.click(button('Places'));
  expect(shown()).toEqual(['Places', 'Themes', 'Gifts']);
  for (const name of ['Places', 'Themes'])
    expect(button(name).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('in a drawer Escape is left to the drawer', async () => {
  show({ layout: 'drawer' });
  await userEvent.click(button('Places'));
  await userEvent.keyboard('{Escape}');
  expect(open()).toEqual(['Places']);
});

test.each(['bar', 'drawer'] as const)('every link of a %s is in the server’s page', async (layout) => {
  const html = await expectHydrates(
    <StrictMode>
      <Spoken locale="fr-BE">
        <DisclosureNavigation label="Inspirations" items={menu} layout={layout} />
      </Spoken>
    </StrictMode>,
  );
  for (const href of ['#places', '#france', '#honfleur', '#unusual', '#gifts'])
    expect(html).toContain(`href="${href}"`);
});
