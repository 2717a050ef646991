import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { active, honfleur, input, list, option, setUp, state } from './destinationHarness.tsx';
import { exampleDestinations } from './exampleDestinations.ts';

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
