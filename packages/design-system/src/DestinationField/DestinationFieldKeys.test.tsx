import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { active, honfleur, input, list, option, setUp, state, status } from './destinationHarness.tsx';
import { testKeys } from '../testing/testKeys.ts';
import { exampleDestinations } from './exampleDestinations.ts';
import { destinationFieldKeys } from './keys.ts';

testKeys(destinationFieldKeys, {
  ArrowDown: async () => {
    setUp();
    await input().click();
    await userEvent.keyboard('br');
    expect(active()).toBeUndefined();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Bruges');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Brussels');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(active()).toBe('Bruges');
    expect(document.activeElement).toBe(input().element());
  },
  ArrowUp: async () => {
    setUp();
    await input().click();
    await userEvent.keyboard('br{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(active()).toBe('Bruges');
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe('Around Bressuire');
  },
  'ArrowDown (list closed)': async () => {
    setUp();
    await input().click();
    await userEvent.keyboard('{Escape}{ArrowDown}');
    expect(active()).toBe('Honfleur');
  },
  'ArrowUp (list closed)': async () => {
    setUp();
    await input().click();
    await userEvent.keyboard('{Escape}{ArrowUp}');
    expect(active()).toBe('Ardennes');
  },
  'Alt+ArrowDown': async () => {
    setUp();
    await input().click();
    await userEvent.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}');
    await expect.element(list()).toBeVisible();
    expect(active()).toBeUndefined();
  },
  'Alt+ArrowUp': async () => {
    setUp();
    await input().click();
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    await expect.element(list()).not.toBeInTheDocument();
  },
  Enter: async () => {
    const { onChoose, sent } = setUp({ value: honfleur });
    await input().click();
    await userEvent.keyboard('bru{ArrowDown}{Enter}');
    expect(onChoose.mock.calls).toEqual([['bruges']]);
    await expect.element(input()).toHaveValue('Bruges');
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(state()).toHaveTextContent('bruges|');
    expect(sent).not.toHaveBeenCalled();
  },
  'Enter (no active suggestion)': async () => {
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
  },
  Escape: async () => {
    setUp();
    await input().click();
    await userEvent.keyboard('bru{Escape}');
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(input()).toHaveValue('bru');
  },
  'Escape (list closed)': async () => {
    const onKeyDown = vi.fn<() => void>();
    document.addEventListener('keydown', onKeyDown);
    setUp();
    await input().click();
    await userEvent.keyboard('bru{Escape}{Escape}');
    await expect.element(input()).toHaveValue('');
    // With nothing left to undo, the key reaches the elements around the field, e.g. a dialog.
    onKeyDown.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', onKeyDown);
  },
  Tab: async () => {
    const { onChoose } = setUp();
    await input().click();
    await userEvent.keyboard('bru{ArrowDown}');
    await userEvent.tab();
    expect(onChoose).not.toHaveBeenCalled();
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(input()).toHaveValue('bru');
  },
  Home: async () => {
    setUp();
    await input().click();
    await userEvent.keyboard('br{ArrowDown}{Home}');
    expect(active()).toBeUndefined();
    await userEvent.keyboard('a');
    await expect.element(input()).toHaveValue('abr');
  },
  End: async () => {
    setUp();
    await input().click();
    await userEvent.keyboard('br{ArrowDown}{End}');
    expect(active()).toBeUndefined();
    await userEvent.keyboard('u');
    await expect.element(input()).toHaveValue('bru');
  },
  'ArrowLeft and ArrowRight': async () => {
    setUp();
    await input().click();
    await userEvent.keyboard('bru{ArrowDown}{ArrowLeft}{ArrowLeft}x');
    await expect.element(input()).toHaveValue('bxru');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}y');
    await expect.element(input()).toHaveValue('bxryu');
  },
  'Any character': async () => {
    setUp();
    await input().click();
    await userEvent.keyboard('{Escape}b');
    await expect.element(list()).toBeVisible();
    await expect.element(input()).toHaveValue('b');
  },
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

test.each([
  ['MacIntel', true],
  ['iPhone', true],
  ['Linux x86_64', false],
])('on %s the option that the keys have reached is announced: %s', async (platform, isAnnounced) => {
  Object.defineProperty(navigator, 'platform', { configurable: true, value: platform });
  try {
    setUp();
    await input().click();
    await expect.element(list()).toBeVisible();
    const count = status().element().textContent;
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toBeDefined();
    const said = status().element().textContent;
    expect(said.startsWith(active() ?? 'none')).toBe(isAnnounced);
    expect(said === count).toBe(!isAnnounced);
    // The key moves the text cursor, so that no option is active and the count is announced again.
    await userEvent.keyboard('{Home}');
    await expect.element(status()).toHaveTextContent(count);
  } finally {
    Reflect.deleteProperty(navigator, 'platform');
  }
});
