import { cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { WordsProvider } from '../words/index.ts';
import { exampleDestinations, exampleRecents, matching } from './exampleDestinations.ts';
import { DestinationField, type DestinationFieldProps } from './index.ts';

const all = [...exampleRecents, ...exampleDestinations];
const honfleur = { id: 'honfleur', label: 'Honfleur' };

const input = () => page.getByRole('combobox', { name: 'Destination' });
const list = () => page.getByRole('listbox', { name: 'Destination' });
const option = (name: string) => page.getByRole('option', { name, exact: false });
const clearButton = () => page.getByRole('button', { name: 'Clear destination' });

/** The option that `aria-activedescendant` names, or nothing. */
function active(): string | undefined {
  const id = input().element().getAttribute('aria-activedescendant');
  if (!id) return undefined;
  const element = document.getElementById(id);
  expect(element?.getAttribute('aria-selected')).toBe('true');
  expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(1);
  return element?.querySelector('span > span')?.textContent ?? undefined;
}

interface SetUp extends Partial<DestinationFieldProps> {
  /** Whether suggestions follow the text; otherwise those of the props are shown. */
  isLive?: boolean;
}

/** A form with the field, the state that a page keeps for it, and something to leave to. */
function setUp({ isLive = true, ...props }: SetUp = {}) {
  const onChoose = vi.fn<(id: string) => void>();
  const onClear = vi.fn<() => void>();
  const sent = vi.fn<(text: FormDataEntryValue | null) => void>();
  function Harness(overrides: Partial<DestinationFieldProps>) {
    const [value, setValue] = useState(props.value);
    const [text, setText] = useState(props.inputValue ?? '');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(new FormData(event.currentTarget).get('q'));
        }}
      >
        <DestinationField
          label="Destination"
          placeholder="Where to?"
          name="q"
          recents={exampleRecents}
          {...(isLive && text !== '' ? { suggestions: matching(text) } : {})}
          {...props}
          {...overrides}
          value={value}
          inputValue={text}
          onInputChange={setText}
          onChoose={(id) => {
            onChoose(id);
            setValue(all.find((candidate) => candidate.id === id));
          }}
          onClear={() => {
            onClear();
            setValue(undefined);
          }}
        />
        <button type="submit">Search</button>
        <output data-testid="state">{`${value?.id ?? 'none'}|${text}`}</output>
      </form>
    );
  }
  const view = render(<Harness />);
  const update = (overrides: Partial<DestinationFieldProps>) => view.rerender(<Harness {...overrides} />);
  return { ...view, update, onChoose, onClear, sent };
}

const state = () => page.getByTestId('state');
const status = () => page.getByRole('status').first();

test('SE-048 D-031: focusing empties the field and offers the recent searches; the destination is not forgotten', async () => {
  const { onClear } = setUp({ value: honfleur });
  await expect.element(input()).toHaveValue('Honfleur');
  await input().click();
  await expect.element(input()).toHaveValue('');
  await expect.element(input()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('group', { name: 'Recent searches' })).toBeVisible();
  await expect.element(state()).toHaveTextContent('honfleur|');
  expect(onClear).not.toHaveBeenCalled();
});

test('D-031 SE-054: Escape restores the destination and closes the list', async () => {
  const { onClear, onChoose } = setUp({ value: honfleur });
  await input().click();
  await userEvent.keyboard('bru');
  await expect.element(list()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(input()).toHaveValue('Honfleur');
  await expect.element(input()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(state()).toHaveTextContent('honfleur|');
  expect(onClear).not.toHaveBeenCalled();
  expect(onChoose).not.toHaveBeenCalled();
  // What is typed next replaces the destination.
  await userEvent.keyboard('g');
  await expect.element(input()).toHaveValue('g');
});

test('D-031: leaving with nothing typed or chosen restores the destination', async () => {
  const { onClear } = setUp({ value: honfleur });
  await input().click();
  await userEvent.tab();
  await expect.element(input()).toHaveValue('Honfleur');
  await expect.element(list()).not.toBeInTheDocument();
  await input().click();
  await userEvent.keyboard('b{Backspace} ');
  // Not by a press: the open list lies over what is below.
  const elsewhere = page.getByRole('button', { name: 'Search' }).element();
  if (elsewhere instanceof HTMLElement) elsewhere.focus();
  await expect.element(input()).toHaveValue('Honfleur');
  expect(onClear).not.toHaveBeenCalled();
});

test('D-031: with the clear button used, neither leaving nor Escape restores', async () => {
  const { onClear } = setUp({ value: honfleur });
  await input().click();
  await clearButton().click();
  expect(onClear).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(input().element());
  await expect.element(list()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(input()).toHaveValue('');
  await userEvent.tab();
  await expect.element(input()).toHaveValue('');
  await expect.element(state()).toHaveTextContent('none|');
});

test('a press on the clear button does not count as leaving first', async () => {
  const { onClear } = setUp({ value: honfleur });
  await input().click();
  await userEvent.keyboard('somewhere');
  await clearButton().click();
  expect(onClear).toHaveBeenCalledTimes(1);
  await expect.element(input()).toHaveValue('');
});

test('the clear button answers the keyboard and is gone with nothing to clear', async () => {
  const { onClear } = setUp({ value: honfleur });
  await input().click();
  await userEvent.tab();
  expect(document.activeElement).toBe(clearButton().element());
  await userEvent.keyboard('{Enter}');
  expect(onClear).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(input().element());
  await expect.element(clearButton()).not.toBeInTheDocument();
});

test('D-031: text left without a choice takes the place of the destination', async () => {
  const { onClear } = setUp({ value: honfleur });
  await input().click();
  await userEvent.keyboard('somewhere');
  expect(onClear).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onClear).toHaveBeenCalledTimes(1);
  await expect.element(input()).toHaveValue('somewhere');
  await input().click();
  await expect.element(input()).toHaveValue('somewhere');
});

test('coming back to the window does not empty the field again', async () => {
  setUp({ value: honfleur });
  await input().click();
  await userEvent.keyboard('bru');
  // A window that loses the focus takes it from the input, which stays the document's active element.
  input()
    .element()
    .dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await expect.element(input()).toHaveValue('bru');
  await expect.element(list()).toBeVisible();
});

test('APG: Down and Up walk the options and wrap', async () => {
  setUp();
  await input().click();
  await userEvent.keyboard('br');
  expect(active()).toBeUndefined();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Bruges');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Brussels');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toBe('Around Bressuire');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Bruges');
  expect(document.activeElement).toBe(input().element());
});

test('APG: Up goes to the last option first', async () => {
  setUp();
  await input().click();
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Ardennes');
});

test('APG: Down opens a closed list on its first option; Alt+Down opens it on none; Alt+Up closes it', async () => {
  setUp();
  await input().click();
  await userEvent.keyboard('{Escape}{ArrowDown}');
  expect(active()).toBe('Honfleur');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(list()).not.toBeInTheDocument();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(list()).toBeVisible();
  expect(active()).toBeUndefined();
});

test('APG: Home, End and the side arrows move in the text and leave the options', async () => {
  setUp();
  await input().click();
  await userEvent.keyboard('br{ArrowDown}{Home}');
  expect(active()).toBeUndefined();
  await userEvent.keyboard('a');
  await expect.element(input()).toHaveValue('abr');
  await userEvent.keyboard('{Backspace}{ArrowDown}{End}');
  expect(active()).toBeUndefined();
  await userEvent.keyboard('u{ArrowDown}{ArrowLeft}{ArrowLeft}x');
  await expect.element(input()).toHaveValue('bxru');
});

test('APG SE-053: Enter chooses the active option, closes the list and does not send the form', async () => {
  const { onChoose, sent } = setUp({ value: honfleur });
  await input().click();
  await userEvent.keyboard('bru{ArrowDown}{Enter}');
  expect(onChoose.mock.calls).toEqual([['bruges']]);
  await expect.element(input()).toHaveValue('Bruges');
  await expect.element(list()).not.toBeInTheDocument();
  await expect.element(state()).toHaveTextContent('bruges|');
  expect(sent).not.toHaveBeenCalled();
});

test('Enter without an active option sends the form with what leaving would have left', async () => {
  const { sent, onClear } = setUp({ value: honfleur });
  await input().click();
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenLastCalledWith('Honfleur');
  await userEvent.tab({ shift: true });
  await input().click();
  await userEvent.keyboard('bru{Enter}');
  expect(sent).toHaveBeenLastCalledWith('bru');
  expect(onClear).toHaveBeenCalledTimes(1);
  await expect.element(list()).not.toBeInTheDocument();
});

test('APG: Escape closes the list and keeps the text; a second Escape clears it; a third is left to others', async () => {
  const onKeyDown = vi.fn<() => void>();
  document.addEventListener('keydown', onKeyDown);
  setUp();
  await input().click();
  await userEvent.keyboard('bru{Escape}');
  await expect.element(list()).not.toBeInTheDocument();
  await expect.element(input()).toHaveValue('bru');
  await userEvent.keyboard('{Escape}');
  await expect.element(input()).toHaveValue('');
  onKeyDown.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', onKeyDown);
});

test('APG: Tab leaves without choosing', async () => {
  const { onChoose } = setUp();
  await input().click();
  await userEvent.keyboard('bru{ArrowDown}');
  await userEvent.tab();
  expect(onChoose).not.toHaveBeenCalled();
  await expect.element(list()).not.toBeInTheDocument();
  await expect.element(input()).toHaveValue('bru');
});

test('a press on an option chooses it and leaves the focus in the input', async () => {
  const { onChoose } = setUp();
  await input().click();
  await option('Honfleur').click();
  expect(onChoose.mock.calls).toEqual([['honfleur']]);
  expect(document.activeElement).toBe(input().element());
  await expect.element(input()).toHaveValue('Honfleur');
  await expect.element(list()).not.toBeInTheDocument();
});

test('an input method composing keeps its Enter, arrows and Escape', async () => {
  const { onChoose, sent } = setUp();
  await input().click();
  await userEvent.keyboard('bru{ArrowDown}');
  for (const key of ['Enter', 'ArrowDown', 'Escape']) {
    const event = new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true });
    input().element().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  }
  expect(active()).toBe('Bruges');
  expect(onChoose).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});

test('late suggestions keep the active option where it went, and drop it when it is gone', async () => {
  const { update } = setUp({ isLive: false, suggestions: exampleDestinations.slice(0, 2) });
  await input().click();
  await userEvent.keyboard('b{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Brussels');
  update({ suggestions: exampleDestinations.toReversed() });
  expect(active()).toBe('Brussels');
  update({ suggestions: exampleDestinations.slice(2) });
  expect(active()).toBeUndefined();
});

test('late suggestions do not open a list that was closed, chosen from or left', async () => {
  const { update } = setUp({ isLive: false });
  await input().click();
  await userEvent.keyboard('b{Escape}');
  update({ suggestions: exampleDestinations });
  await expect.element(list()).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  update({ suggestions: exampleDestinations.slice(1) });
  await expect.element(list()).not.toBeInTheDocument();
  await userEvent.tab();
  update({ suggestions: exampleDestinations });
  await expect.element(list()).not.toBeInTheDocument();
});

test('says loading, the number of suggestions, and that nothing was found', async () => {
  const { update } = setUp({ isLive: false, isLoading: true, recents: [] });
  await expect.element(status()).toBeEmptyDOMElement();
  await input().click();
  await userEvent.keyboard('b');
  await expect.element(status()).toHaveTextContent('Searching…');
  update({ isLoading: false, suggestions: exampleDestinations });
  await expect.element(status()).toHaveTextContent('6 suggestions');
  update({ isLoading: false, suggestions: exampleDestinations.slice(0, 1) });
  await expect.element(status()).toHaveTextContent('1 suggestion');
  update({ isLoading: false, suggestions: [] });
  await expect.element(status()).toHaveTextContent('No destination found');
  await expect.element(page.getByText('No destination found').last()).toBeVisible();
  await expect.element(input()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Escape}');
  await expect.element(status()).toBeEmptyDOMElement();
});

test('SE-061: when suggestions fail nothing is shown and nothing is said', async () => {
  const { container } = setUp({ isLive: false, recents: [] });
  await input().click();
  await userEvent.keyboard('b');
  await expect.element(status()).toBeEmptyDOMElement();
  await expect.element(input()).toHaveAttribute('aria-expanded', 'false');
  expect(container.querySelector('p')).toBeNull();
});

test('is friendly to a virtual keyboard: no correction, no zoom, a search key', () => {
  setUp();
  const element = input().element();
  expect(Number.parseFloat(getComputedStyle(element).fontSize)).toBeGreaterThanOrEqual(16);
  expect(element.getAttribute('enterkeyhint')).toBe('search');
  expect(element.getAttribute('autocomplete')).toBe('off');
  expect(element.getAttribute('autocorrect')).toBe('off');
  expect(element.getAttribute('spellcheck')).toBe('false');
});

test('a disabled field opens nothing and cannot be cleared', async () => {
  setUp({ value: honfleur, isDisabled: true });
  await expect.element(input()).toBeDisabled();
  await expect.element(clearButton()).not.toBeInTheDocument();
});

test('right to left: the clear button and the list follow the reading direction', async () => {
  const { container } = setUp({ value: honfleur });
  container.dir = 'rtl';
  await input().click();
  const field = input().element().getBoundingClientRect();
  expect(clearButton().element().getBoundingClientRect().left).toBeLessThan(field.left + 60);
  const panel = list().element().parentElement?.getBoundingClientRect();
  expect(panel?.right).toBeCloseTo(field.right, 0);
});

test('speaks the language of the provider', async () => {
  render(
    <WordsProvider locale="fr-FR">
      <DestinationField
        label="Destination"
        value={honfleur}
        inputValue=""
        onInputChange={() => undefined}
        onChoose={() => undefined}
        onClear={() => undefined}
      />
    </WordsProvider>,
  );
  await expect.element(page.getByRole('button', { name: 'Effacer la destination' })).toBeVisible();
});

test('renders on the server as a plain text field of its form and hydrates in silence', async () => {
  const html = await expectHydrates(
    <DestinationField
      label="Destination"
      name="q"
      value={honfleur}
      inputValue=""
      recents={exampleRecents}
      onInputChange={() => undefined}
      onChoose={() => undefined}
      onClear={() => undefined}
    />,
  );
  expect(html).toMatch(/<input[^>]*name="q"/);
  expect(html).toMatch(/<input[^>]*value="Honfleur"/);
});

/** Sets the width of a phone and opens the overlay. */
async function openOverlay(props: SetUp = {}) {
  await page.viewport(390, 800);
  const view = setUp(props);
  await trigger().click();
  return view;
}

const trigger = () => page.getByRole('button', { name: /^Destination/ });
const overlay = () => page.getByRole('dialog', { name: 'Destination' });

test('SE-052: on a phone a press opens the search over the whole screen, in its own input', async () => {
  await openOverlay({ value: honfleur });
  const { width, height } = overlay().element().getBoundingClientRect();
  expect([width, height]).toEqual([390, 800]);
  await expect.element(input()).toHaveFocus();
  await expect.element(input()).toHaveValue('');
  expect(overlay().element().contains(input().element())).toBe(true);
  await expect.element(option('Ardennes')).toBeVisible();
});

test('SE-052: choosing closes the overlay and gives the focus back', async () => {
  const { onChoose } = await openOverlay();
  await userEvent.keyboard('bru');
  await option('Brussels').click();
  expect(onChoose.mock.calls).toEqual([['brussels']]);
  await expect.element(overlay()).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveAccessibleName('Destination Brussels');
  await expect.element(trigger()).toHaveFocus();
});

test.each(['Escape', 'the cross'])('D-031: in the overlay %s restores the destination', async (way) => {
  const { onClear, onChoose } = await openOverlay({ value: honfleur });
  await userEvent.keyboard('bru');
  if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(overlay()).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveAccessibleName('Destination Honfleur');
  await expect.element(state()).toHaveTextContent('honfleur|');
  expect(onClear).not.toHaveBeenCalled();
  expect(onChoose).not.toHaveBeenCalled();
});

test('D-031: in the overlay the clear button forgets the destination', async () => {
  const { onClear } = await openOverlay({ value: honfleur });
  await clearButton().click();
  expect(onClear).toHaveBeenCalledTimes(1);
  await expect.element(input()).toHaveFocus();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(trigger()).toHaveAccessibleName('Destination Where to?');
});

test('in the overlay the search key keeps the text, closes the overlay and does not send the form', async () => {
  const { sent, onClear } = await openOverlay({ value: honfleur });
  await userEvent.keyboard('somewhere{Enter}');
  await expect.element(overlay()).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveAccessibleName('Destination somewhere');
  expect(onClear).toHaveBeenCalledTimes(1);
  expect(sent).not.toHaveBeenCalled();
});

/** A finger's tap: touch events first, then the browser's own mouse events, focus and click. */
async function tap(element: Element): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  // The test runs in a frame, which the runner may draw smaller than it is.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const scale = frame.width / window.innerWidth;
  const point = { x: frame.left + (left + width / 2) * scale, y: frame.top + (top + height / 2) * scale };
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('touch: a tap on an option chooses it, in the dropdown and in the overlay', async () => {
  const { onChoose } = setUp();
  await input().click();
  await userEvent.keyboard('bru');
  await tap(option('Brussels').element());
  await expect.poll(() => onChoose.mock.calls).toEqual([['brussels']]);
  await expect.element(list()).not.toBeInTheDocument();
  cleanup();
  await page.viewport(390, 800);
  const phone = setUp();
  await tap(trigger().element());
  await expect.element(input()).toHaveFocus();
  await tap(option('Ardennes').element());
  await expect.poll(() => phone.onChoose.mock.calls).toEqual([['ardennes']]);
  await expect.element(overlay()).not.toBeInTheDocument();
});

test('a press beside the input leaves the list of the overlay as it is', async () => {
  await openOverlay();
  await userEvent.keyboard('bru');
  await page.getByRole('heading', { name: 'Destination' }).click();
  await expect.element(option('Brussels')).toBeVisible();
});

test('WCAG 3.2.1: at the width of a phone focus alone opens nothing', async () => {
  await page.viewport(390, 800);
  setUp({ value: honfleur });
  await userEvent.tab();
  await expect.element(trigger()).toHaveFocus();
  await expect.element(overlay()).not.toBeInTheDocument();
});

test('the text of the field is sent from a phone too', async () => {
  await page.viewport(390, 800);
  const { sent } = setUp({ value: honfleur });
  await page.getByRole('button', { name: 'Search' }).click();
  expect(sent).toHaveBeenLastCalledWith('Honfleur');
});

test('text typed before hydration is heard', async () => {
  const onInputChange = vi.fn<(text: string) => void>();
  const element = (
    <DestinationField
      label="Destination"
      inputValue=""
      onInputChange={onInputChange}
      onChoose={() => undefined}
      onClear={() => undefined}
    />
  );
  const container = document.createElement('div');
  document.body.append(container);
  const parsed = new DOMParser().parseFromString(renderToString(element), 'text/html');
  container.replaceChildren(...parsed.body.childNodes);
  const early = container.querySelector('input');
  if (early) early.value = 'bru';
  render(element, { container, hydrate: true });
  expect(onInputChange.mock.calls).toEqual([['bru']]);
});
