import { StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { emulateMedia } from '../testing/media.ts';
import { act, render, screen } from '../testing/render.tsx';
import { testKeys } from '../testing/testKeys.ts';
import { Accordion, accordionKeys, type AccordionProps } from './index.ts';

const items = [
  { id: 'pets', title: 'May pets come?', content: <p>Dogs may, for 15 € a night.</p> },
  { id: 'parking', title: 'Where do I park?', content: <a href="#map">On the map</a> },
  { id: 'late', title: 'May I arrive late?', content: <p id="key">The key hangs in a blue box.</p> },
] as const;

const show = (props: Partial<AccordionProps> = {}) =>
  render(
    <>
      <button type="button">before</button>
      <Accordion items={items} headingLevel={3} {...props} />
    </>,
  );
const header = (name: string) => {
  const summary = screen.getByRole('heading', { name, level: 3 }).closest('summary');
  if (!summary) throw new Error(`no header "${name}"`);
  return summary;
};
const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
const focused = () => document.activeElement?.textContent;

afterEach(() => window.history.replaceState(null, '', ' '));

test('each item has a heading of the level asked for; a press opens it and another closes it', async () => {
  show();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(open()).toEqual([]);
  await userEvent.click(header('May pets come?'));
  await userEvent.click(header('Where do I park?'));
  await expect.poll(open).toEqual(['pets', 'parking']);
  expect(screen.getByText(/Dogs may/u).checkVisibility()).toBe(true);
  await userEvent.click(header('May pets come?'));
  await expect.poll(open).toEqual(['parking']);
});

test.each<[string, Partial<AccordionProps>]>([
  ['its own', {}],
  ['the caller’s', { value: [] }],
])(
  'a render between a press and its event does not undo the press; the items are %s',
  async (_owner, props) => {
    const onChange = vi.fn<(ids: readonly string[]) => void>();
    const accordion = () => <Accordion items={items} headingLevel={3} onChange={onChange} {...props} />;
    const { rerender } = render(accordion());
    // The browser opens the item at once, but fires the toggle event in a later task.
    header('May pets come?').click();
    rerender(accordion());
    expect(open()).toEqual(['pets']);
    await expect.poll(() => onChange.mock.calls).toEqual([[['pets']]]);
    await expect.poll(open).toEqual(props.value ?? ['pets']);
  },
);

testKeys(accordionKeys, {
  'Enter or Space': async () => {
    show();
    header('May pets come?').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(open).toEqual(['pets']);
    await userEvent.keyboard(' ');
    await expect.poll(open).toEqual([]);
  },
  'Tab (on a header)': async () => {
    show({ defaultValue: ['parking'] });
    header('May pets come?').focus();
    await userEvent.tab();
    expect(focused()).toBe('Where do I park?');
    await userEvent.tab();
    expect(focused()).toBe('On the map');
  },
  'Shift+Tab': async () => {
    show();
    header('May pets come?').focus();
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('before');
  },
  ArrowDown: async () => {
    show();
    header('Where do I park?').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('May I arrive late?');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('May I arrive late?');
  },
  ArrowUp: async () => {
    show();
    header('Where do I park?').focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(focused()).toBe('May pets come?');
  },
  Home: async () => {
    show();
    header('May I arrive late?').focus();
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('May pets come?');
  },
  End: async () => {
    show();
    header('May pets come?').focus();
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('May I arrive late?');
  },
});

test('keys in the content are the content’s', async () => {
  render(
    <Accordion
      headingLevel={3}
      defaultValue={['name']}
      items={[
        { id: 'name', title: 'Name', content: <input aria-label="Name" defaultValue="Ada" /> },
        { id: 'other', title: 'Other', content: 'x' },
      ]}
    />,
  );
  screen.getByRole('textbox').focus();
  await userEvent.keyboard('{ArrowDown}{Home}');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('where one item opens at a time, the browser closes the other, also before React is there', async () => {
  const onChange = vi.fn<(ids: readonly string[]) => void>();
  show({ opens: 'one', defaultValue: ['pets'], onChange });
  await userEvent.click(header('Where do I park?'));
  await expect.poll(open).toEqual(['parking']);
  expect(onChange.mock.calls).toEqual([[['parking']]]);
  expect(new Set([...document.querySelectorAll('details')].map(({ name }) => name)).size).toBe(1);
});

test('a caller that owns the state decides, whatever the browser opens', async () => {
  const onChange = vi.fn<(ids: readonly string[]) => void>();
  show({ value: ['pets'], onChange });
  await userEvent.click(header('Where do I park?'));
  await expect.poll(() => onChange.mock.calls).toEqual([[['pets', 'parking']]]);
  await expect.poll(open).toEqual(['pets']);
});

test('controlled, it follows its caller', async () => {
  function Owner() {
    const [ids, setIds] = useState<readonly string[]>([]);
    return (
      <>
        <Accordion items={items} headingLevel={3} value={ids} onChange={setIds} />
        <button type="button" onClick={() => setIds([])}>
          close all
        </button>
      </>
    );
  }
  render(<Owner />);
  await userEvent.click(header('May pets come?'));
  await userEvent.click(header('Where do I park?'));
  await expect.poll(open).toEqual(['pets', 'parking']);
  await page.getByRole('button', { name: 'close all' }).click();
  await expect.poll(open).toEqual([]);
});

test('what a search in the page opens stays open, and is told', async () => {
  const onChange = vi.fn<(ids: readonly string[]) => void>();
  show({ onChange });
  // The browser's own search also looks into a closed item, and opens it in this way for a match.
  const late = document.querySelector('#late');
  expect(late && getComputedStyle(late, '::details-content').contentVisibility).toBe('hidden');
  late?.setAttribute('open', '');
  await expect.poll(() => onChange.mock.calls).toEqual([[['late']]]);
  expect(open()).toEqual(['late']);
});

test.each(['#late', '#key'])('the address "%s" opens the item, on arrival and later', async (hash) => {
  window.history.replaceState(null, '', hash);
  const { unmount } = show();
  expect(open()).toEqual(['late']);
  unmount();
  window.history.replaceState(null, '', ' ');
  show();
  expect(open()).toEqual([]);
  window.location.hash = hash;
  await expect.poll(open).toEqual(['late']);
});

test('an item opened before React was there stays open', async () => {
  const onChange = vi.fn<(ids: readonly string[]) => void>();
  const element = <Accordion items={items} headingLevel={3} onChange={onChange} />;
  const container = document.createElement('div');
  document.body.append(container);
  const html = renderToString(element);
  container.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  container.querySelector('#parking')?.setAttribute('open', '');
  const root = await act(async () => hydrateRoot(container, element));
  expect(open()).toEqual(['parking']);
  expect(onChange.mock.calls).toEqual([[['parking']]]);
  await act(async () => root.unmount());
  container.remove();
});

test('opening takes a moment, unless the visitor asked for less motion', async () => {
  show();
  const durations = () =>
    getComputedStyle(document.querySelector('details') ?? document.body, '::details-content')
      .transitionDuration;
  expect(durations()).not.toContain('0.24s');
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
  try {
    expect(durations()).toContain('0.24s');
  } finally {
    await emulateMedia();
  }
});

test('all content is in the server’s page, open items open, and it hydrates in silence', async () => {
  const html = await expectHydrates(
    <StrictMode>
      <Accordion items={items} headingLevel={2} opens="one" defaultValue={['pets']} />
    </StrictMode>,
  );
  expect(html).toContain('blue box');
  expect(html.match(/<details[^>]* open=""/gu)).toHaveLength(1);
});
